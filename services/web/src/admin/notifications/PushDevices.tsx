import type { PushDevice, PushStatus } from "@ridgeline/contract/notifications";
import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { reasonOf } from "../../api/callApi";
import { Button } from "../../ui/Button";
import { FieldError } from "../../ui/fields";
import { LinkRow, Muted, SideButton } from "../kit/adminLayout";
import { formatShortDate } from "../kit/times";
import { useAddDeviceMutation, useRemoveDeviceMutation } from "./notificationsApi";
import {
  findDigest,
  nameThisDevice,
  readPushSupport,
  subscribe,
  supportHints,
  unsubscribe,
} from "./pushBrowser";

type PushDevicesProps = { push: PushStatus; onChange: () => unknown };

export function PushDevices({ push, onChange }: PushDevicesProps) {
  const { support, id, isBusy, problem, turnOn, remove } = useThisDevice(push, onChange);
  const name = nameThisDevice();
  return (
    <>
      {push.devices.length > 0 && (
        <ul>
          {push.devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              thisName={device.id === id ? name : undefined}
              onRemove={() => void remove(device.id)}
            />
          ))}
        </ul>
      )}
      {id === undefined && support === "possible" && (
        <TurnOn
          variant={push.devices.length > 0 ? "line" : "primary"}
          busyText={isBusy ? "Turning on..." : undefined}
          onClick={() => void turnOn()}
        >
          <BellRing />
          <span>{`Notify this ${name}`}</span>
        </TurnOn>
      )}
      {id === undefined && support !== "possible" && <p>{supportHints[support]}</p>}
      <div role="status">{problem !== undefined && <FieldError>{problem}</FieldError>}</div>
    </>
  );
}

const NOT_TURNED_ON =
  "The browser could not turn notifications on. Check that this device is online and that its own settings allow notifications from this browser, then try again. If it still fails, try another browser, or ask whoever runs this site to set up e-mail.";
const NOT_ALLOWED =
  "Nothing was turned on because you did not allow it. Press the button again, and choose Allow.";
const NOT_REMOVED = "The device could not be removed. Please try again.";

/** The browser that shows the page, among the devices that are notified. */
function useThisDevice({ publicKey, devices }: PushStatus, onChange: () => unknown) {
  const [support, setSupport] = useState(readPushSupport);
  const [digest, setDigest] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [addDevice] = useAddDeviceMutation();
  const [removeDevice] = useRemoveDeviceMutation();
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
      setProblem(reasonOf(error) ?? message);
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

  const remove = (removed: number) =>
    attempt(async () => {
      await removeDevice(removed).unwrap();
      if (removed === id) await unsubscribe();
      onChange();
    }, NOT_REMOVED);

  return { support, id, isBusy, problem, turnOn, remove };
}

type DeviceProps = { device: PushDevice; thisName: string | undefined; onRemove: () => void };

function Device({ device, thisName, onRemove }: DeviceProps) {
  const { name, createdAt } = device;
  const isThis = thisName !== undefined;
  return (
    <DeviceRow as="li">
      <div>
        <p>{isThis ? `${name} (this ${thisName})` : name}</p>
        <Muted>{`Since ${formatShortDate(createdAt)}`}</Muted>
      </div>
      <Button variant="ghost" aria-label={isThis ? undefined : `Remove ${name}`} onClick={onRemove}>
        {isThis ? `Stop on this ${thisName}` : "Remove"}
      </Button>
    </DeviceRow>
  );
}

const DeviceRow = styled(LinkRow)`
  justify-content: space-between;

  > button {
    margin-inline: -12px;
  }
`;

const TurnOn = styled(SideButton)`
  margin-top: 12px;
`;
