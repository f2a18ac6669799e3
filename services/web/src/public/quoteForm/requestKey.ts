import { KEY_FIELD } from "@ridgeline/contract/quoteRequest";
import { checksumOf } from "../../site/checksum";
import { draftId, findForm, readForm } from "../draft";
import { fieldBesideForm } from "./tracking";

/**
 * Gives a request its key as it is sent, in whichever way: the draft's id, whose end follows from the answers, so that neither
 * others are taken for these (decision 008).
 */
export function keyRequests(): void {
  document.addEventListener("submit", writeKey, true);
}

function writeKey(): void {
  const field = fieldBesideForm(KEY_FIELD);
  const form = findForm();
  if (!field || !form) return;
  const answers = readForm(
    form,
    ({ name, type }) => !["hidden", "checkbox"].includes(type) && name !== "mathChallenge",
  );
  field.value = draftId().slice(0, -8) + checksumOf(answers);
}

export const readKey = () => fieldBesideForm(KEY_FIELD)?.value ?? "";
