import { replaceFailedPictures } from "../ui/failedPictures";
import { replayEarlyPress } from "../public/early";
import { hideCallBarAtForm } from "./callBar";
import { makeHeaderTranslucent } from "./header";
import { showMapWhenNear } from "./map";
import { openMenuOnPress } from "./menu";
import { followNavigation } from "./pageParts";
import { revealSections } from "./reveal";
import { focusScrollLists } from "./scrollLists";
import { correctDates } from "./correctDates";

// Everything that moves on a public page, except the form (landing.tsx). An error in one part does not stop the others.
for (const part of [
  followNavigation,
  openMenuOnPress,
  () => replayEarlyPress(document.querySelector("header")),
  makeHeaderTranslucent,
  hideCallBarAtForm,
  correctDates,
  replaceFailedPictures,
  () => focusScrollLists(),
  showMapWhenNear,
  revealSections,
]) {
  try {
    part();
  } catch (error) {
    reportError(error);
  }
}
