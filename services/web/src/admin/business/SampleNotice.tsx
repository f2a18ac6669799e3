import CircleAlert from "lucide-react/icons/triangle-exclamation-point";
import { Warning } from "../kit/Advice";
import { useGetSetupQuery } from "./businessApi";

/** Says that the site still shows the sample business, as long as that is true. */
export function SampleNotice() {
  const { data: setup } = useGetSetupQuery(); // FinishYourSite decides when it is fetched
  if (setup?.isSample !== true) return null;
  return (
    <Warning Icon={CircleAlert}>
      <b>This site still shows the sample business.</b> Search engines are told to stay away until
      it is yours.
    </Warning>
  );
}
