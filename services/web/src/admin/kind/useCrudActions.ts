import { type ApiFailure, asApiFailure } from "../../api/callApi";
import { useToast } from "../../toast/ToastProvider";
import type { AdminKind } from "./adminKind";
import type { Row } from "./crudHooks";
import { shortenName } from "./wording";

/** Whether a change was made; if not, the errors of the fields to which the server ties its refusal. */
export type Outcome = { isDone: boolean; errors: Record<string, string> };

/** The changes to a kind's items, each with its toast. */
export type CrudActions<Input> = {
  create: (input: Input) => Promise<Outcome>;
  update: (id: number, input: Input) => Promise<Outcome>;
  setActive: (item: Row<Input>, isActive: boolean) => Promise<Outcome>;
  remove: (item: Row<Input>) => Promise<Outcome>;
};

export function useCrudActions<Input extends { isActive: boolean }>({
  wording,
  nameOf,
  uniqueField,
  useTriggers,
}: AdminKind<Input>): CrudActions<Input> {
  const { create, update, remove } = useTriggers();
  const shortNameOf = (item: Input) => shortenName(nameOf(item));
  const report = useReport(uniqueField);

  const setActive = (item: Row<Input>, isActive: boolean): Promise<Outcome> => {
    const pressed = document.activeElement;
    const undo = () => {
      if (pressed instanceof HTMLElement) pressed.focus(); // the toast that has the focus goes
      void setActive(item, !isActive);
    };
    const about = `${shortNameOf(item)} is now ${isActive ? "active" : "inactive"}`;
    const texts = { done: wording.updated, failed: wording.updateFailed, about };
    return report(update(item.id, { isActive }), { ...texts, undo }, {});
  };

  return {
    create: async (input) => {
      const texts = {
        done: wording.created,
        failed: wording.createFailed,
        about: shortNameOf(input),
      };
      return report(create(input), texts, input);
    },
    update: (id, input) => {
      const texts = {
        done: wording.updated,
        failed: wording.updateFailed,
        about: shortNameOf(input),
      };
      return report(update(id, input), texts, input);
    },
    setActive,
    remove: (item) => {
      const texts = {
        done: wording.deleted,
        failed: wording.deleteFailed,
        about: shortNameOf(item),
      };
      return report(remove(item.id), texts, {});
    },
  };
}

const NOTHING_DONE: Outcome = { isDone: false, errors: {} };

/** A change that is on its way, as returned by a mutation's trigger. */
type Sent = { unwrap: () => Promise<unknown> };

type Texts = { done: string; failed: string; about: string; undo?: () => void };

/** Shows the result of a change as a toast; a failure shows the server's own text, or else `failed` (requirement 7.16). `input` has the fields that it may mark. */
function useReport(uniqueField: string | undefined) {
  const raiseToast = useToast();
  return async (
    change: Sent,
    { done, failed, ...more }: Texts,
    input: object,
  ): Promise<Outcome> => {
    try {
      await change.unwrap();
    } catch (error) {
      const text = failureText(error, failed);
      if (text === undefined) return NOTHING_DONE;
      raiseToast({ title: "Error", text, tone: "destructive" });
      const failure = asApiFailure(error);
      const errors = failure ? toServerErrors(failure, input, uniqueField) : {};
      return { isDone: false, errors };
    }
    raiseToast({ title: "Success", text: done, ...more, tone: "success" });
    return { isDone: true, errors: {} };
  };
}

/** The server's own text or else `failed`; none if the session has ended, which has its own toast. */
export function failureText(error: unknown, failed: string): string | undefined {
  const failure = asApiFailure(error);
  if (failure?.status === 401) return undefined;
  const sentence = failure?.body.trim() ?? "";
  return sentence === "" ? failed : sentence;
}

/**
 * The problems that a refusal of `input` ties to its fields: a line "imageUrl: Invalid url" of a 400, or the whole sentence of a
 * 409, which is about the field whose value no two items share.
 */
export function toServerErrors(
  { status, body }: ApiFailure,
  input: object,
  uniqueField: string | undefined,
): Record<string, string> {
  if (status === 409 && uniqueField !== undefined && body !== "") return { [uniqueField]: body };
  if (status !== 400) return {};
  const problems = body.split("\n").map((line) => /^(\w+): (.+)$/.exec(line) ?? []);
  return Object.fromEntries(
    problems.flatMap(([, field = "", message = ""]) =>
      Object.hasOwn(input, field) ? [[field, message]] : [],
    ),
  );
}
