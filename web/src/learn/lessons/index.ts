import type { Game } from "$protocol";
import type { Course } from "../course";
import { exlibris } from "./exlibris";
import { librarians } from "./librarians";

export const COURSES: Record<Game, Course> = { exlibris, librarians };
