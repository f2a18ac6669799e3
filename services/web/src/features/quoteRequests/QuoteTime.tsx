import { formatAgo } from "../../admin/formatAgo";
import { useNow } from "../../admin/useNow";
import { formatExactTime } from "./formatDate";

/** "2 hours ago", with the exact time for whoever wants it. */
export function QuoteTime({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={formatExactTime(iso)}>
      {formatAgo(now - Date.parse(iso))}
    </time>
  );
}
