import { adminCall, baseApi } from "../../api/baseApi";
import { asApiFailure } from "../../api/callApi";
import type { UseList } from "./listStates";

export type Row<Input> = Input & { id: number };

/**
 * The hooks for a kind's API calls: its list, and its changes. `path` is the kind's name in the address and its cache tag.
 * A successful change is shown at once. Then the list is reloaded, also after a 404, since it is stale then. The reload waits
 * for nothing but an earlier load of the same list, which may have missed the change.
 */
export function crudHooks<Input extends object>(path: string) {
  baseApi.enhanceEndpoints({ addTagTypes: [path] });
  const useList: UseList<Row<Input>> = (_nothing, options) => useGetRowsQuery(path, options);
  const useTriggers = () => {
    const [create] = useCreateRowMutation();
    const [update] = useUpdateRowMutation();
    const [remove] = useRemoveRowMutation();
    return {
      create: (input: Input) => create({ path, input }),
      /** The whole input, or only `isActive` (requirement 9.4). */
      update: (id: number, changes: Input | { isActive: boolean }) => update({ path, id, changes }),
      remove: (id: number) => remove({ path, id }),
    };
  };
  return { useList, useTriggers };
}

type ListChange = (rows: Row<object>[]) => Row<object>[];

/** The last load of a list: when it is over, how to update the shown list, and which changes the response may lack. */
type Load = {
  isOver: Promise<unknown>;
  updateList: (change: ListChange) => void;
  changesSince: ListChange[];
};

const lastLoads = new Map<string, Load>();

/** What RTK Query passes when a change starts, as far as it is used here. */
type ChangeStarted<Answer> = {
  dispatch: (action: ReturnType<typeof baseApi.util.invalidateTags>) => unknown;
  queryFulfilled: Promise<{ data: Answer }>;
};

function showAndReload<Argument extends { path: string }, Answer = unknown>(
  toChange: (argument: Argument, answer: Answer) => ListChange,
) {
  return async (argument: Argument, { dispatch, queryFulfilled }: ChangeStarted<Answer>) => {
    const { path } = argument;
    try {
      const change = toChange(argument, (await queryFulfilled).data);
      lastLoads.get(path)?.changesSince.push(change);
      lastLoads.get(path)?.updateList(change);
    } catch (failure) {
      const { error } = failure as { error: unknown }; // RTK Query's own shape
      if (asApiFailure(error)?.status !== 404) return;
    }
    await lastLoads.get(path)?.isOver;
    dispatch(baseApi.util.invalidateTags([path]));
  };
}

type RowId = { path: string; id: number };

/** For a call after which the item is no longer in that list. */
export const takeFromList = showAndReload<RowId>(
  ({ id }) =>
    (rows) =>
      rows.filter((row) => row.id !== id),
);

const { useGetRowsQuery, useCreateRowMutation, useUpdateRowMutation, useRemoveRowMutation } =
  baseApi.injectEndpoints({
    endpoints: (build) => ({
      getRows: build.query<Row<object>[], string>({
        query: (path) => adminCall(path),
        providesTags: (_rows, _error, path) => [path],
        transformResponse: (rows: Row<object>[], _meta, path) =>
          lastLoads.get(path)?.changesSince.reduce((changed, change) => change(changed), rows) ??
          rows,
        onQueryStarted: (path, load) => {
          lastLoads.set(path, {
            isOver: load.queryFulfilled.catch(() => {}),
            updateList: (change) => load.updateCachedData(change),
            changesSince: [],
          });
        },
      }),
      createRow: build.mutation<Row<object>, { path: string; input: object }>({
        query: ({ path, input }) => adminCall(path, { method: "POST", body: input }),
        onQueryStarted: showAndReload((_sent, row) => (rows) => [...rows, row]),
      }),
      updateRow: build.mutation<unknown, RowId & { changes: object }>({
        query: ({ path, id, changes }) =>
          adminCall(`${path}/${id}`, { method: "PUT", body: changes }),
        onQueryStarted: showAndReload(
          ({ id, changes }) =>
            (rows) =>
              rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
        ),
      }),
      removeRow: build.mutation<unknown, RowId>({
        query: ({ path, id }) => adminCall(`${path}/${id}`, { method: "DELETE" }),
        onQueryStarted: takeFromList,
      }),
    }),
  });
