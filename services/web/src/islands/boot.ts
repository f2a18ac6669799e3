import { listen, prepare } from "./page";

// The small script inside each public page (scripts/buildSite.mjs).
listen();
prepare();
