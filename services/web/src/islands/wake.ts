import { replaceFailedPictures } from "../browser/failedPictures";
import { hideCallBarAtForm } from "./callBar";
import { makeHeaderTranslucent } from "./header";
import { showMapWhenNear } from "./map";
import { openMenuOnPress } from "./menu";
import { followNavigation } from "./navigation";
import { revealSections } from "./reveal";
import { focusScrollLists } from "./scrollLists";
import { correctDates } from "./today";

// Everything that moves on a public page, but for the form (landing.tsx).
followNavigation();
openMenuOnPress();
makeHeaderTranslucent();
hideCallBarAtForm();
correctDates();
replaceFailedPictures();
focusScrollLists();
showMapWhenNear();
revealSections();
