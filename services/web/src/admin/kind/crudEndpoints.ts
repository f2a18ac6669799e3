import { adminCall, baseApi } from "../../api/baseApi";
import { asApiFailure } from "../../api/callApi";

export type Row<Input> = Input & { id: number };

/** The whole input, or only `isActive` (requirement 9.4). */
export type Change<Input> = { id: number; changes: Input | { isActive: boolean } };

/**
 * The four calls of a content kind, for a feature's `injectEndpoints`. `path` is the kind's name in the address and
 * its cache tag. A successful change is shown at once. Then the list is reloaded, also after a 404, since it is stale then.
 * The reload waits for nothing but an earlier load of the same list, which may have missed the change.
 */
export function crudEndpoints<Tag extends string, Input extends object>(path: Tag) {
  let loading: Promise<unknown> = Promise.resolve();
  let updateList: UpdateList<Input> = () => {};
  /** What the response to the running load may lack. */
  let changesSinceLoad: ListChange<Input>[] = [];

  const show = (change: ListChange<Input>) => {
    changesSinceLoad.push(change);
    updateList(change);
  };

  const showAndReload =
    <Argument>(toChange: (argument: Argument, row: unknown) => ListChange<Input>) =>
    async (argument: Argument, { dispatch, queryFulfilled }: ChangeStarted) => {
      try {
        show(toChange(argument, (await queryFulfilled).data));
      } catch (failure) {
        const { error } = failure as { error: unknown }; // RTK Query's own shape
        if (asApiFailure(error)?.status !== 404) return;
      }
      await loading;
      dispatch(baseApi.util.invalidateTags([path]));
    };

  return {
    list: {
      query: () => adminCall(path),
      providesTags: [path],
      transformResponse: (rows: Row<Input>[]) =>
        changesSinceLoad.reduce((changed, change) => change(changed), rows),
      onQueryStarted: (
        _nothing: void,
        { queryFulfilled, updateCachedData }: ListStarted<Input>,
      ) => {
        loading = queryFulfilled.catch(() => {});
        updateList = updateCachedData;
        changesSinceLoad = [];
      },
    },
    create: {
      query: (input: Input) => adminCall(path, { method: "POST", body: input }),
      onQueryStarted: showAndReload<Input>(
        (input, row) => (rows) => (hasId(row) ? [...rows, { ...input, id: row.id }] : rows),
      ),
    },
    update: {
      query: ({ id, changes }: Change<Input>) =>
        adminCall(`${path}/${id}`, { method: "PUT", body: changes }),
      onQueryStarted: showAndReload<Change<Input>>(
        ({ id, changes }) =>
          (rows) =>
            rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
      ),
    },
    remove: {
      query: (id: number) => adminCall(`${path}/${id}`, { method: "DELETE" }),
      onQueryStarted: showAndReload<number>((id) => (rows) => rows.filter((row) => row.id !== id)),
    },
  };
}

function hasId(response: unknown): response is { id: number } {
  return typeof response === "object" && response !== null && "id" in response;
}

type ListChange<Input> = (rows: Row<Input>[]) => Row<Input>[];
type UpdateList<Input> = (change: ListChange<Input>) => unknown;

/** What RTK Query passes when a call starts, as far as it is used here. */
type ListStarted<Input> = {
  queryFulfilled: Promise<unknown>;
  updateCachedData: UpdateList<Input>;
};
type ChangeStarted = {
  dispatch: (action: ReturnType<typeof baseApi.util.invalidateTags>) => unknown;
  queryFulfilled: Promise<{ data: unknown }>;
};
