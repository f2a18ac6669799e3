import type { PushStatus } from "@ridgeline/contract/notificationStatus";
import { useEffect, useState } from "react";
import { asApiFailure } from "../../api/callApi";
import { useAddDeviceMutation, useRemoveDeviceMutation } from "./notificationsApi";
import { findDigest, readPushSupport, subscribe, unsubscribe } from "./pushBrowser";

const NOT_TURNED_ON =
  "The browser could not turn notifications on. Check that this device is online and that its own settings allow notifications from this browser, then try again. If it still fails, try another browser, or ask whoever runs this site to set up e-mail.";
const NOT_ALLOWED =
  "Nothing was turned on, since you have not allowed it. Press the button again, and choose Allow.";
const NOT_REMOVED = "The device could not be removed. Please try again.";

/** The API's own message, if any. */
function sentenceOf(error: unknown): string | undefined {
  const body = asApiFailure(error)?.body;
  return body === "" ? undefined : body;
}

/** The browser that shows the page, among the devices that are notified. */
export function useThisDevice({ publicKey, devices }: PushStatus, onChange: () => unknown) {
  const [support, setSupport] = useState(readPushSupport);
  const [digest, setDigest] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [addDevice] = useAddDeviceMutation();
  const [removeDevice] = useRemoveDeviceMutation();
  /** Its entry in the list of devices, once that is known. */
  const id = devices.find((device) => device.digest === digest)?.id;

  useEffect(() => {
    if (support === "possible") void findDigest().then(setDigest, () => {});
  }, [support]);

  const attempt = async (work: () => Promise<void>, message: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(sentenceOf(error) ?? message);
    } finally {
      setBusy(false);
    }
  };

  const turnOn = () =>
    attempt(async () => {
      const subscription = await subscribe(publicKey ?? "");
      const now = readPushSupport();
      setSupport(now);
      if (!subscription) {
        if (now === "possible") setProblem(NOT_ALLOWED);
        return;
      }
      await addDevice(subscription).unwrap();
      setDigest(await findDigest());
      onChange();
    }, NOT_TURNED_ON);

  /** Stops any device of the list, this one or another. */
  const remove = (removed: number) =>
    attempt(async () => {
      await removeDevice(removed).unwrap();
      if (removed === id) await unsubscribe();
      onChange();
    }, NOT_REMOVED);

  return { support, id, isBusy, problem, turnOn, remove };
}
