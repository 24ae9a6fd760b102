import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./edition.svelte";
import { speak } from "./texts/texts.svelte";
import "./look/base.css";

await speak();
mount(App, { target: document.getElementById("page")! });

// Without one, as on some private windows, the page needs its network.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  keepPage().catch(() => {});
}
