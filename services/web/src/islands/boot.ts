import { listen, prepare } from "./page";
import { setMark } from "../site/marks";

// The small script inside each public page (scripts/buildSite.mjs).
// A browser that is older than the oldest of requirement 11.19 gets the page as it is without script. Safari knows this from 15 on.
if (CSS.supports("aspect-ratio", "1")) {
  listen();
  prepare();
} else {
  setMark(document.documentElement, "too-old"); // ui/GlobalStyle.tsx
}
