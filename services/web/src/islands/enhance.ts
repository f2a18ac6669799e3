import { replayEarlyPress } from "../public/early";
import { replaceFailedPictures } from "../ui/failedPictures";
import { fillFormFromLinks } from "./fillForm";
import { showOpenState } from "./openState";
import {
  correctDates,
  focusScrollLists,
  followNavigation,
  hideCallBarAtForm,
  makeHeaderTranslucent,
  openMenuOnPress,
  revealSections,
  showMapWhenNear,
} from "./pageParts";

// Everything that moves on a public page, except the form (landing.tsx). An error in one part does not stop the others.
for (const part of [
  followNavigation,
  openMenuOnPress,
  () => replayEarlyPress(document.querySelector("header")),
  makeHeaderTranslucent,
  hideCallBarAtForm,
  correctDates,
  showOpenState,
  fillFormFromLinks,
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
