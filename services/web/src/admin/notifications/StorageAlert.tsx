import { MIN_FREE_DISK } from "@ridgeline/contract/notifications";
import { TriangleAlert } from "lucide-react";
import { asApiFailure } from "../../api/callApi";
import { Warning } from "../kit/Advice";
import { fetchOnEntry } from "../kit/listStates";
import { useGetHeartbeatQuery } from "./notificationsApi";

/** Says first on the dashboard that requests cannot be stored, or what will soon keep visitors away. Nothing if the phone is offline. */
export function StorageAlert() {
  const { data, error } = useGetHeartbeatQuery(undefined, fetchOnEntry);
  const { status = 0 } = asApiFailure(error) ?? {};
  if (status >= 500) {
    return (
      <Warning Icon={TriangleAlert} role="alert">
        <b>Quote requests cannot be stored right now.</b> Visitors who send one see an error. Tell
        whoever runs this site now: <code>make status</code> on the server says what is wrong.
      </Warning>
    );
  }
  const free = data?.freeDisk ?? 1;
  const problem = data?.certificateProblem ?? null;
  if (free < MIN_FREE_DISK) {
    return (
      <Warning Icon={TriangleAlert} role="alert">
        <b>The server&apos;s disk is nearly full.</b>{" "}
        <span>{`Only ${Math.floor(free * 100)} % is free; once it is full, quote requests are refused. `}</span>
        <span>Tell whoever runs this site now.</span>
      </Warning>
    );
  }
  if (problem === null) return null;
  return (
    <Warning Icon={TriangleAlert} role="alert">
      <b>{problem}</b> <span>Tell whoever runs this site.</span>
    </Warning>
  );
}
