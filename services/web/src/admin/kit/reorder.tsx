import { MAX_INT4 } from "@ridgeline/contract/jsonSchema";
import { ArrowDown, ArrowUp } from "lucide-react";
import { createContext, use, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { IconButton } from "../../ui/Button";
import { useToast } from "../../ui/ToastProvider";
import type { AdminKind } from "./adminKind";
import { shortenName } from "./wording";
import type { Row } from "./crudHooks";
import type { ContentList } from "./listStates";
import { failureText } from "./useCrudActions";

/** Up or down in a list. */
export type Step = -1 | 1;

/** A card's position in its list, from 0. */
export type Place = {
  name: string;
  index: number;
  isLast: boolean;
  isMoving: boolean;
  onMove: (step: Step) => void;
};

/** The place of the surrounding card; none while the list is searched, since its neighbors are hidden. */
export const PlaceContext = createContext<Place | undefined>(undefined);

/** Up and down. An unavailable button is not `disabled`, which would lose the focus. */
export function MoveButtons() {
  const place = use(PlaceContext);
  return place && <Buttons {...place} />;
}

function Buttons({ name, index, isLast, isMoving, onMove }: Place) {
  const { root, keepPlace } = useKeptPlace(index);
  const button = (label: string, step: Step, isEnd: boolean) => ({
    "aria-label": label,
    "aria-disabled": isEnd || isMoving,
    onClick: () => {
      if (isEnd || isMoving) return;
      keepPlace(step);
      onMove(step);
    },
  });
  return (
    <Root ref={root}>
      <IconButton {...button(`Move ${name} up`, -1, index === 0)}>
        <ArrowUp aria-hidden size={20} />
      </IconButton>
      <IconButton {...button(`Move ${name} down`, 1, isLast)}>
        <ArrowDown aria-hidden size={20} />
      </IconButton>
    </Root>
  );
}

/** Scrolls along when the card moves, so that its button stays under the finger. */
function useKeptPlace(index: number) {
  const root = useRef<HTMLDivElement>(null);
  const expected = useRef<{ index: number; top: number }>(undefined);
  const topOnPage = () => (root.current?.getBoundingClientRect().top ?? 0) + window.scrollY;

  useLayoutEffect(() => {
    if (expected.current?.index === index)
      window.scrollBy({ top: topOnPage() - expected.current.top, behavior: "instant" });
    expected.current = undefined;
  }, [index]);

  return {
    root,
    keepPlace: (step: Step) => {
      expected.current = { index: index + step, top: topOnPage() };
    },
  };
}

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
      const about = isHalf
        ? "Only a part was saved: please check the order."
        : "Nothing was moved.";
      if (text !== undefined) raiseToast({ title: "Error", text, about, tone: "destructive" });
    }
    setIsMoving(false);
  };

  return { isMoving, move };
}

type Identified = { id: number };

class HalfSaved extends Error {}

/** Saves all of them or, if one fails, none: it restores those that were already saved. */
async function saveAll<Item extends Identified>(
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

/**
 * The items whose sort order changes when this one changes places with its neighbor: the two exchange their numbers. If
 * that is not enough because of duplicate numbers, the items that follow get the next higher number, up to the first gap.
 * Empty if there is no neighbor.
 */
export function changePlaces<Item extends Identified>(
  rows: readonly Item[],
  id: number,
  step: Step,
) {
  const from = rows.findIndex((row) => row.id === id);
  const place = Math.min(from, from + step);
  const [first, second, ...rest] = rows.slice(Math.max(place, 0));
  if (from === -1 || place < 0 || !first || !second) return [];

  let last = rows[place - 1];
  const changed: Item[] = [];
  for (const row of [
    withOrder(second, orderOf(first)),
    withOrder(first, orderOf(second)),
    ...rest,
  ]) {
    const placed = comesAfter(row, last) ? row : withOrder(row, orderOf(last) + 1);
    last = placed;
    if (!rows.some((before) => before.id === placed.id && orderOf(before) === orderOf(placed)))
      changed.push(placed);
  }
  return changed;
}

/** One more than the highest sort order; 0 if there is nothing yet. */
export function lastPlace(rows: readonly object[]): number {
  return rows.length === 0 ? 0 : Math.min(Math.max(...rows.map(orderOf)) + 1, MAX_INT4);
}

function orderOf(row: object | undefined): number {
  return row && "sortOrder" in row ? Number(row.sortOrder) : 0;
}

function withOrder<Item extends Identified>(row: Item, sortOrder: number): Item {
  return { ...row, sortOrder };
}

/** As the API orders them (requirement 11.6). */
function comesAfter(row: Identified, last: Identified | undefined): boolean {
  if (!last) return true;
  return orderOf(row) === orderOf(last) ? row.id > last.id : orderOf(row) > orderOf(last);
}

const Root = styled.div`
  display: flex;
  margin-block: -10px;

  [aria-disabled="true"] {
    cursor: default;
    opacity: 0.35;
  }
`;
