import { fetchOnEntry, type ListQuery } from "../../admin/ListStates";
import { managedAreas } from "./managedAreas";

/** The lists of all areas, in their order, for the dashboard: each is fetched whenever the dashboard is entered. */
export function useManagedLists(): ListQuery<unknown>[] {
  // eslint-disable-next-line react-hooks/rules-of-hooks -- the areas never change, and so neither does the order of the hooks
  return managedAreas.map(({ useList }) => useList(undefined, fetchOnEntry));
}
