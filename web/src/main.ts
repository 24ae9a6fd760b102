import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./texts/texts.svelte";
import "./look/base.css";

await speak();
mount(App, { target: document.getElementById("page")! });
