import { chooseLinkedService } from "./chooseLinkedService";
import { keepDraft } from "./draft";
import { noteEarlyPress } from "./earlyEvents";
import { loadEntry } from "./loadEntry";

// The script inside each prerendered page, which names its entry on <html>: compiled and inlined by scripts/build.mjs.
noteEarlyPress();
chooseLinkedService();
keepDraft();
const { entry } = document.documentElement.dataset;
if (entry !== undefined) void loadEntry(entry);
