import type { Move } from "@ridgeline/contract/contentKind";
import { type ApiFailure, asApiFailure, problemsIn, sentenceOf } from "../../api/callApi";
import { useToast } from "../../ui/ToastProvider";
import { moveWords } from "./MoveButtons";
import { shortenName } from "./wording";
import type { AdminKind, Row } from "./adminKind";
import { notSaved } from "./unsaved";

export type CrudActions<Input extends { isActive: boolean }> = ReturnType<
  typeof useCrudActions<Input>
>;

export function useCrudActions<Input extends { isActive: boolean }>({
  wording,
  nameOf,
  uniqueField,
  useTriggers,
}: AdminKind<Input>) {
  const { create, update, move, remove } = useTriggers();
  const report = useReport();
  const shortNameOf = (item: Input) => shortenName(nameOf(item));

  /** The errors for the form, if it could not be saved. */
  const save = async (change: Sent, texts: Texts, input: Input) => {
    const { isDone, failure } = await report(change, { ...texts, about: shortNameOf(input) });
    if (isDone) return undefined;
    return { ...(failure && toServerErrors(failure, input, uniqueField)), ...notSaved(failure) };
  };

  const setActive = (item: Row<Input>, isActive: boolean, isUndo = false): Promise<unknown> => {
    const pressed = document.activeElement;
    const undo = () => {
      if (pressed instanceof HTMLElement) pressed.focus(); // the focused toast disappears
      void setActive(item, !isActive, true);
    };
    return report(update(item.id, { isActive }), {
      ...wording.update,
      about: `${shortNameOf(item)} is now ${isActive ? "active" : "inactive"}`,
      ...(!isUndo && { undo }),
    });
  };

  return {
    create: (input: Input) => save(create(input), wording.create, input),
    update: (id: number, input: Input) => save(update(id, input), wording.update, input),
    setActive,
    move: (item: Row<Input>, direction: Move["direction"]) =>
      report(move(item.id, direction), {
        ...wording.update,
        about: `${shortNameOf(item)} moved ${moveWords[direction]}`,
      }),
    remove: (item: Row<Input>) =>
      report(remove(item.id), { ...wording.delete, about: shortNameOf(item) }),
  };
}

type Sent = { unwrap: () => Promise<unknown> };

/** Without `done` only a failure has a toast. */
type Texts = { done?: string; failed: string; about?: string; undo?: () => void };

/** Shows the result of a change as a toast; a failure shows the server's own text, or else `failed` (requirement 7.16). */
export function useReport() {
  const raiseToast = useToast();
  return async (
    change: Sent,
    { done, failed, ...more }: Texts,
  ): Promise<{ isDone: boolean; failure?: ApiFailure | undefined }> => {
    try {
      await change.unwrap();
    } catch (error) {
      const failure = asApiFailure(error);
      const text = sentenceOf(error) ?? failed;
      // The login dialog reports an ended session.
      if (failure?.status !== 401) raiseToast({ title: "Error", text, tone: "destructive" });
      return { isDone: false, failure };
    }
    if (done !== undefined) raiseToast({ title: "Success", text: done, ...more, tone: "success" });
    return { isDone: true };
  };
}

/**
 * The field errors in a refusal of `input`: a line "imageUrl: Invalid url" of a 400, or the whole sentence of a 409, which is
 * about the field whose value no two items share.
 */
export function toServerErrors(
  { status, body }: ApiFailure,
  input: object,
  uniqueField: string | undefined,
): Record<string, string> {
  if (status === 409 && uniqueField !== undefined && body !== "") return { [uniqueField]: body };
  if (status !== 400) return {};
  const problems = problemsIn(body).filter(({ field }) => Object.keys(input).includes(field));
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}
