import type { Move } from "@ridgeline/contract/contentKind";
import type { Check } from "@ridgeline/contract/createCheck";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { adminCall, baseApi, type useAdminDispatch } from "../../api/baseApi";
import { type ApiFailure, asApiFailure, problemsIn, sentenceOf } from "../../api/callApi";
import type { UseList } from "./listStates";
import { createWording, shortenName } from "./wording";
import { useToast } from "../../ui/ToastProvider";
import { moveWords } from "./MoveButtons";
import { notSaved } from "./unsaved";

export type Row<Input> = Input & { id: number };
type RowId = { path: string; id: number };

export type AdminKind<Input extends { isActive: boolean }> = ReturnType<typeof contentKind<Input>> &
  Readonly<{
    Icon: LucideIcon;
    check: Check<Input>;
    /** What people call one item: its title or name. */
    nameOf: (item: Input) => string;
    /** What a search looks at; by default all texts of the item, even those that its card does not show. */
    textsOf?: (item: Input) => readonly string[];
    renderCard: (item: Row<Input>, actions: ReactNode) => ReactNode;
    renderFields: (isNew: boolean) => ReactNode;
    editTitle: string;
    adviceOn?: (items: readonly Input[]) => string | undefined;
    /** A button in the page's head, for a kind that the owner cannot add to. */
    headButton?: ReactNode;
    /** Absent if the owner cannot add. */
    add?: AddedItem<Input>;
  }>;

export type AddedItem<Input> = Readonly<{ label: string; blank: Input; emptyHint: string }>;

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
  const useList: UseList<Row<Input>> = (_nothing, options) => useGetRowsQuery(path, options);
  const useTriggers = () => {
    const [create] = useCreateRowMutation();
    const [update] = useUpdateRowMutation();
    const [move] = useMoveRowMutation();
    const [remove] = useRemoveRowMutation();
    return {
      create: (input: Input) => create({ path, input }),
      /** The whole input, or only `isActive` (requirement 9.4). */
      update: (id: number, changes: Input | { isActive: boolean }) => update({ path, id, changes }),
      move: (id: number, direction: Move["direction"]) => move({ path, id, direction }),
      remove: (id: number) => remove({ path, id }),
    };
  };
  return { useList, useTriggers };
}

const listApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRows: build.query<Row<object>[], string>({
      query: (path) => adminCall(path),
      providesTags: (_rows, _error, path) => [path],
    }),
  }),
});

const { useGetRowsQuery } = listApi;

/** What RTK Query passes when a change starts, as far as it is used here. */
type ChangeStarted = {
  dispatch: ReturnType<typeof useAdminDispatch>;
  queryFulfilled: Promise<unknown>;
};

/**
 * Reloads the list after a change, and after a 404, since the list is stale then. Waits for a load that is in flight, which may
 * have missed the change, and for no other call.
 */
export async function reloadList(
  { path }: { path: string },
  { dispatch, queryFulfilled }: ChangeStarted,
): Promise<void> {
  try {
    await queryFulfilled;
  } catch (failure) {
    const { error } = failure as { error: unknown }; // RTK Query's own shape
    if (asApiFailure(error)?.status !== 404) return;
  }
  await dispatch(listApi.util.getRunningQueryThunk("getRows", path));
  dispatch(listApi.util.invalidateTags([path]));
}

const { useCreateRowMutation, useUpdateRowMutation, useMoveRowMutation, useRemoveRowMutation } =
  baseApi.injectEndpoints({
    endpoints: (build) => ({
      createRow: build.mutation<unknown, { path: string; input: object }>({
        query: ({ path, input }) => adminCall(path, { method: "POST", body: input }),
        onQueryStarted: reloadList,
      }),
      updateRow: build.mutation<unknown, RowId & { changes: object }>({
        query: ({ path, id, changes }) =>
          adminCall(`${path}/${id}`, { method: "PUT", body: changes }),
        onQueryStarted: reloadList,
      }),
      moveRow: build.mutation<unknown, RowId & Move>({
        query: ({ path, id, direction }) =>
          adminCall(`${path}/${id}/move`, { method: "POST", body: { direction } }),
        onQueryStarted: reloadList,
      }),
      removeRow: build.mutation<unknown, RowId>({
        query: ({ path, id }) => adminCall(`${path}/${id}`, { method: "DELETE" }),
        onQueryStarted: reloadList,
      }),
    }),
  });

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
