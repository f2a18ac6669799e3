import { keepDraft } from "../public/quoteForm/draft";
import { chooseLinkedService, noteEarlyPress } from "../public/early";
import { layOutOnReturn } from "./layOutOnReturn";
import { loadEntry } from "./loadEntry";

// The script inside each page, which names its scripts on <html>: compiled and inlined by scripts/build.mjs.
layOutOnReturn();
noteEarlyPress();
chooseLinkedService();
keepDraft();
const { scripts } = document.documentElement.dataset;
if (scripts !== undefined) void loadEntry(scripts.split(" "));
