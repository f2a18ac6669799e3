import type { Move } from "@ridgeline/contract/contentKind";
import type { Check } from "@ridgeline/contract/createCheck";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { adminCall, aList, baseApi, created, done, saved } from "../../api/baseApi";
import {
  type ApiCall,
  type ApiFailure,
  asApiFailure,
  noResponse,
  sentenceOf,
} from "../../api/callApi";
import { useToast } from "../../ui/ToastProvider";
import type { UseList } from "./listStates";
import { moveWords } from "./MoveButtons";
import { notSaved } from "../forms/unsaved";
import { createWording, shortenName } from "./wording";

export type Stored<Input> = Input & { id: number };

export type AdminKind<Input extends { isActive: boolean }> = ReturnType<typeof contentKind<Input>> &
  Readonly<{
    Icon: LucideIcon;
    check: Check<Input>;
    /** What people call one item: its title or name. */
    nameOf: (item: Input) => string;
    /** What a search looks at; by default all texts of the item, even those that its card does not show. */
    textsOf?: (item: Input) => readonly string[];
    renderCard: (item: Stored<Input>, actions: ReactNode) => ReactNode;
    /** An item's name in an address, if links lead to one. */
    anchorOf?: (id: number) => string;
    renderFields: (isNew: boolean) => ReactNode;
    /** "Add Project", "Edit Project". */
    noun: string;
    /** By default it says that one can be added. */
    emptyHint?: string;
    adviceOn?: (items: readonly Input[]) => string | undefined;
    /** A button in the page's head, for a kind that the owner cannot add to. */
    headButton?: ReactNode;
    /** Absent if the owner cannot add. */
    add?: AddedItem<Input>;
  }>;

export type AddedItem<Input> = Readonly<{
  blank: Input;
  /** The field whose lines are an item each. */
  linesOf?: keyof Input & string;
}>;

export function contentKind<Input extends object>(kind: {
  path: string;
  one: string;
  many: string;
  /** The field whose value no two items may share. */
  uniqueField?: string;
}) {
  return { ...kind, wording: createWording(kind), ...crudHooks<Input>(kind.path) };
}

/** The hooks for a kind's API calls: its list, and its changes. `path` is the kind's name in the address and its cache tag. */
export function crudHooks<Input extends object>(path: string) {
  baseApi.enhanceEndpoints({ addTagTypes: [path] });
  const useList: UseList<Stored<Input>> = (_nothing, options) => useGetRowsQuery(path, options);
  const useTriggers = () => {
    const [change] = useChangeListMutation();
    const item = (id: number | string) => ({ lists: [path], address: `${path}/${id}` });
    return {
      create: (body: Input) =>
        change({ lists: [path], address: path, expects: created, method: "POST", body }),
      /** The whole input, or only `isActive` (requirement 9.4). */
      update: (id: number, body: Input | { isActive: boolean }) =>
        change({ ...item(id), expects: saved, method: "PUT", body }),
      move: (id: number, direction: Move["direction"]) =>
        change({ ...item(`${id}/move`), expects: done, method: "POST", body: { direction } }),
      remove: (id: number) => change({ ...item(id), expects: done, method: "DELETE" }),
    };
  };
  return { useList, useTriggers };
}

export const listApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRows: build.query<Stored<object>[], string>({
      query: (path) => adminCall(path, aList),
      providesTags: (_rows, _error, path) => [path],
    }),
  }),
});

const { useGetRowsQuery } = listApi;

type ListChange = Pick<ApiCall, "method" | "body" | "expects"> & {
  lists: readonly string[];
  address: string;
};

/**
 * A call that changes lists, which are reloaded afterwards, and after a 404, since they are stale then. Waits for a load that
 * is in flight, which may have missed the change, and for no other call.
 */
export const { useChangeListMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    changeList: build.mutation<unknown, ListChange>({
      query: ({ lists: _lists, address, expects, ...call }) => adminCall(address, expects, call),
      onQueryStarted: async ({ lists }, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
        } catch (failure) {
          const { error } = failure as { error: unknown }; // RTK Query's own shape
          if (asApiFailure(error)?.status !== 404) return;
        }
        for (const list of lists) {
          await dispatch(listApi.util.getRunningQueryThunk("getRows", list));
          dispatch(listApi.util.invalidateTags([list]));
        }
      },
    }),
  }),
});

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
    const failure = await report(change, { ...texts, about: shortNameOf(input) });
    return failure && notSaved(failure, uniqueField);
  };

  const setActive = (item: Stored<Input>, isActive: boolean, isUndo = false): Promise<unknown> => {
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
    move: (item: Stored<Input>, direction: Move["direction"]) =>
      report(move(item.id, direction), {
        ...wording.update,
        about: `${shortNameOf(item)} moved ${moveWords[direction]}`,
      }),
    remove: (item: Stored<Input>) =>
      report(remove(item.id), { ...wording.delete, about: shortNameOf(item) }),
  };
}

type Sent = { unwrap: () => Promise<unknown> };

/** Without `done` only a failure has a toast. */
type Texts = { done?: string; failed: string; about?: string; undo?: () => void };

/**
 * Shows the result of a change as a toast; a failure, which is returned, shows the server's own text, or else `failed`
 * (requirement 7.16).
 */
export function useReport() {
  const raiseToast = useToast();
  return async (
    change: Sent,
    { done, failed, ...more }: Texts,
  ): Promise<ApiFailure | undefined> => {
    try {
      await change.unwrap();
    } catch (error) {
      const failure = asApiFailure(error) ?? noResponse;
      const text = sentenceOf(failure) ?? failed;
      // The login dialog reports an ended session.
      if (failure.status !== 401) raiseToast({ title: "Error", text, tone: "destructive" });
      return failure;
    }
    if (done !== undefined) raiseToast({ title: "Success", text: done, ...more, tone: "success" });
    return undefined;
  };
}
