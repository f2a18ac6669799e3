import BellOff from "lucide-react/icons/bell-off";
import { Link } from "react-router-dom";
import { Warning } from "../kit/Advice";
import { useGetNotificationsQuery } from "./notificationsApi";
import { PANEL_ID } from "./NotificationPanel";

/** Warns at the top of the dashboard that new requests reach nobody, and links to what can be done. */
export function NobodyNotified() {
  const { data } = useGetNotificationsQuery(); // the panel decides when it is fetched
  const on = data?.channels.filter(({ isOn }) => isOn);
  if (!on || on.some(({ isFailing }) => !isFailing)) return null;
  const isOff = on.length === 0;
  return (
    <Warning Icon={BellOff}>
      <b>{isOff ? "Nobody is notified of new requests." : "Your notifications are failing."}</b>{" "}
      <Link to={`#${PANEL_ID}`}>{isOff ? "Turn notifications on" : "See why"}</Link>
    </Warning>
  );
}
