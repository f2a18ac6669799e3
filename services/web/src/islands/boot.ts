import { listen, loadForm, prepare } from "./page";

// The small script inside each public page (scripts/build.mjs).
listen();
prepare();
// After the first paint, which it would delay.
requestAnimationFrame(() => setTimeout(() => void loadForm()));
