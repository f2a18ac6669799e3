import BellOff from "lucide-react/icons/bell-off";
import { Warning } from "../../admin/page/Warning";

export function NobodyNotified() {
  return (
    <Warning Icon={BellOff}>
      <b>Nobody is notified of new requests.</b> Turn notifications on below, on the phone that you
      have with you, or ask whoever runs this site to set up e-mail.
    </Warning>
  );
}
