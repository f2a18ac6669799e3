// What no page needs at once, in a script of its own (islands/scripts.ts).
export { correctOpenState } from "./clock";
export { embedMap } from "./map";
export { openPicture } from "./pictures";
export { refreshList } from "./lists";
