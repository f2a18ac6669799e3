import { asApiFailure } from "../api/apiFailure";
import { useToast } from "../toast/toastSlice";
import type { Change } from "./crudEndpoints";
import type { Wording } from "./createWording";

/** A mutation trigger, as returned by its hook. */
type Trigger<Argument> = (argument: Argument) => Sent;
type Sent = { unwrap: () => Promise<unknown> };

export type CrudTriggers<Input> = {
  /** Absent where the owner cannot add. */
  create?: Trigger<Input>;
  update: Trigger<Change<Input>>;
  remove: Trigger<number>;
};

/** The changes to a kind's items, each with its toast; they resolve to whether the change was made. */
export type CrudActions<Input> = {
  create: (input: Input) => Promise<boolean>;
  update: (id: number, input: Input) => Promise<boolean>;
  setActive: (id: number, isActive: boolean) => Promise<boolean>;
  remove: (id: number) => Promise<boolean>;
};

export function useCrudActions<Input>(
  wording: Wording,
  { create, update, remove }: CrudTriggers<Input>,
): CrudActions<Input> {
  const report = useReport();
  const reportUpdate = (change: Change<Input>) =>
    report(update(change), wording.updated, wording.updateFailed);
  return {
    create: async (input) =>
      create !== undefined && report(create(input), wording.created, wording.createFailed),
    update: (id, input) => reportUpdate({ id, changes: input }),
    setActive: (id, isActive) => reportUpdate({ id, changes: { isActive } }),
    remove: (id) => report(remove(id), wording.deleted, wording.deleteFailed),
  };
}

/** Shows the result of a change as a toast; a failure shows the server's own text, or else `failed` (requirement 7.16). */
function useReport() {
  const raiseToast = useToast();
  return async (change: Sent, done: string, failed: string) => {
    try {
      await change.unwrap();
    } catch (error) {
      const failure = asApiFailure(error);
      if (failure?.status === 401) return false; // the session has ended, with its own toast
      const sentence = failure?.body.trim() ?? "";
      const text = sentence === "" ? failed : sentence;
      raiseToast({ title: "Error", text, tone: "destructive" });
      return false;
    }
    raiseToast({ title: "Success", text: done, tone: "success" });
    return true;
  };
}
