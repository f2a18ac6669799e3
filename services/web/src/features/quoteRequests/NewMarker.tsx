import { useContext } from "react";
import { NewRequests } from "../../admin/usePageTitle";
import { Badge } from "../../ui/Badge";

/** "New" on a request that is new since the owner's last visit; on others nothing. */
export function NewMarker({ id }: { id: number }) {
  return useContext(NewRequests).has(id) && <Badge $isOn>New</Badge>;
}
