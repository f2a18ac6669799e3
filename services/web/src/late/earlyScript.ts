import { noteEarlyPress } from "./earlyEvents";
import { restoreInput } from "./keptInput";
import { loadEntry } from "./loadEntry";

// The script inside each prerendered page, which names its entry on <html>: compiled and inlined by scripts/build.mjs.
noteEarlyPress();
document.addEventListener("DOMContentLoaded", restoreInput);
const { entry } = document.documentElement.dataset;
if (entry !== undefined) void loadEntry(entry);
