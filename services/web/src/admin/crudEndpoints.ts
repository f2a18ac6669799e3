import { adminCall } from "../api/adminCall";
import { asApiFailure } from "../api/apiFailure";
import { baseApi } from "../api/baseApi";

/** The whole input, or only `isActive` (requirement 9.4). */
export type Change<Input> = { id: number; changes: Input | { isActive: boolean } };

/**
 * The four calls of a content kind, for a feature's `injectEndpoints`. `path` is the kind's name in the address and
 * its cache tag: every successful change reloads the list, and so does a 404, since the list is stale then. The reload waits
 * for nothing but an earlier load of the same list, which may have missed the change.
 */
export function crudEndpoints<Tag extends string, Input extends object>(path: Tag) {
  let loading: Promise<unknown> = Promise.resolve();

  const reloadList = async (_change: unknown, { dispatch, queryFulfilled }: Started) => {
    const isStale = await queryFulfilled.then(
      () => true,
      (failure: unknown) => asApiFailure((failure as { error: unknown }).error)?.status === 404, // RTK Query's own shape
    );
    if (!isStale) return;
    await loading;
    dispatch(baseApi.util.invalidateTags([path as never])); // the feature adds its tag to the api's
  };

  return {
    list: {
      query: () => adminCall(path),
      providesTags: [path],
      onQueryStarted: (_nothing: void, { queryFulfilled }: Started) => {
        loading = queryFulfilled.catch(() => {});
      },
    },
    create: {
      query: (input: Input) => adminCall(path, { method: "POST", body: input }),
      onQueryStarted: reloadList,
    },
    update: {
      query: ({ id, changes }: Change<Input>) =>
        adminCall(`${path}/${id}`, { method: "PUT", body: changes }),
      onQueryStarted: reloadList,
    },
    remove: {
      query: (id: number) => adminCall(`${path}/${id}`, { method: "DELETE" }),
      onQueryStarted: reloadList,
    },
  };
}

/** What RTK Query passes when a call starts, as far as it is used here. */
type Started = {
  dispatch: (action: ReturnType<typeof baseApi.util.invalidateTags>) => unknown;
  queryFulfilled: Promise<unknown>;
};
