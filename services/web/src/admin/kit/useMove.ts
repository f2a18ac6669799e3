import { useState } from "react";
import { useToast } from "../../ui/ToastProvider";
import type { ContentList } from "./listStates";
import type { AdminKind } from "./adminKind";
import { changePlaces, type Step } from "./changePlaces";
import type { Row } from "./crudHooks";
import { failureText } from "./useReport";
import { shortenName } from "./wording";

/** Lets an item change places with its neighbor, and shows the result as a toast; one item at a time. */
export function useMove<Input extends { isActive: boolean }>(
  { wording, nameOf, useTriggers }: AdminKind<Input>,
  list: ContentList<Row<Input>>,
) {
  const raiseToast = useToast();
  const { update } = useTriggers();
  const [isMoving, setIsMoving] = useState(false);

  const save = ({ id, ...input }: Row<Input>) => update(id, input).unwrap();

  const change = async (item: Row<Input>, step: Step) => {
    // The calls send whole items, and must not undo what another window has changed.
    const { data: rows = [], isError, error } = await list.refetch();
    if (isError) throw error;
    const changed = changePlaces(rows, item.id, step);
    if (changed.length === 0) return;
    await saveAll(rows, changed, save);
    const place = rows.findIndex(({ id }) => id === item.id) + 1 + step;
    const about = `${shortenName(nameOf(item))} is now ${place} of ${rows.length}`;
    raiseToast({ title: "Success", text: wording.update.done, about, tone: "success" });
  };

  const move = async (item: Row<Input>, step: Step) => {
    setIsMoving(true);
    try {
      await change(item, step);
    } catch (error) {
      const isHalf = error instanceof HalfSaved;
      const text = failureText(isHalf ? error.cause : error, wording.update.failed);
      const about = isHalf ? HALF_MOVED : "Nothing was moved.";
      if (text !== undefined) raiseToast({ title: "Error", text, about, tone: "destructive" });
    }
    setIsMoving(false);
  };

  return { isMoving, move };
}

const HALF_MOVED = "Only a part was saved: please check the order.";

class HalfSaved extends Error {}

/** Saves all of them or, if one fails, none: it restores those that were already saved. */
async function saveAll<Item extends { id: number }>(
  before: readonly Item[],
  changed: readonly Item[],
  save: (item: Item) => Promise<unknown>,
): Promise<void> {
  const results = await Promise.allSettled(changed.map(save));
  const failed = results.find((result) => result.status === "rejected");
  if (!failed) return;
  const isSaved = ({ id }: Item) =>
    results.some(({ status }, index) => status === "fulfilled" && changed[index]?.id === id);
  const undone = await Promise.allSettled(before.filter(isSaved).map(save));
  if (undone.some(({ status }) => status === "rejected"))
    throw new HalfSaved("", { cause: failed.reason });
  throw failed.reason;
}
