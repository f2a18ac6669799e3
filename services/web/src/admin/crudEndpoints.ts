import { adminCall } from "../api/adminCall";
import type { ApiFailure } from "../api/apiFailure";

/** The whole input, or only `isActive` (requirement 9.4). */
export type Change<Input> = { id: number; changes: Input | { isActive: boolean } };

/**
 * The four calls of a content kind, for a feature's `injectEndpoints`. `path` is the kind's name in the address and
 * its cache tag: every successful change reloads the list, and so does a 404, since the list is stale then.
 */
export function crudEndpoints<Tag extends string, Input extends object>(path: Tag) {
  const reloadsList = (_answer: unknown, failure: ApiFailure | undefined) =>
    failure === undefined || failure.status === 404 ? [path] : [];
  return {
    list: { query: () => adminCall(path), providesTags: [path] },
    create: {
      query: (input: Input) => adminCall(path, { method: "POST", body: input }),
      invalidatesTags: reloadsList,
    },
    update: {
      query: ({ id, changes }: Change<Input>) =>
        adminCall(`${path}/${id}`, { method: "PUT", body: changes }),
      invalidatesTags: reloadsList,
    },
    remove: {
      query: (id: number) => adminCall(`${path}/${id}`, { method: "DELETE" }),
      invalidatesTags: reloadsList,
    },
  };
}
