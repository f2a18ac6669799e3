import type { PushDevice, PushStatus } from "@ridgeline/contract/notificationStatus";
import Bell from "lucide-react/icons/bell-ring";
import { styled } from "styled-components";
import { color, space } from "../../theme";
import { SideButton } from "../kit/layout";
import { Button } from "../../ui/Button";
import { formatDay } from "../kit/times";
import { nameThisDevice, supportHints } from "./pushBrowser";
import { useThisDevice } from "./useThisDevice";

type PushDevicesProps = { push: PushStatus; onChange: () => unknown };

/** The devices that are notified, and a button that adds this device. */
export function PushDevices({ push, onChange }: PushDevicesProps) {
  const { support, id, isBusy, problem, turnOn, remove } = useThisDevice(push, onChange);
  const name = nameThisDevice();
  return (
    <>
      {push.devices.length > 0 && (
        <List>
          {push.devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              thisName={device.id === id ? name : undefined}
              onRemove={() => void remove(device.id)}
            />
          ))}
        </List>
      )}
      {id === undefined && support === "possible" && (
        <TurnOn
          variant={push.devices.length > 0 ? "line" : "primary"}
          busyText={isBusy ? "Turning on..." : undefined}
          onClick={() => void turnOn()}
        >
          <Bell aria-hidden />
          Notify this {name}
        </TurnOn>
      )}
      {id === undefined && support !== "possible" && <Hint>{supportHints[support]}</Hint>}
      <div role="status">{problem !== undefined && <Problem>{problem}</Problem>}</div>
    </>
  );
}

type DeviceProps = { device: PushDevice; thisName: string | undefined; onRemove: () => void };

function Device({ device, thisName, onRemove }: DeviceProps) {
  const { name, createdAt } = device;
  const isThis = thisName !== undefined;
  return (
    <Row>
      <div>
        <p>{isThis ? `${name} (this ${thisName})` : name}</p>
        <Muted>Since {formatDay(createdAt)}</Muted>
      </div>
      <Button
        variant="ghost"
        {...(!isThis && { "aria-label": `Remove ${name}` })}
        onClick={onRemove}
      >
        {isThis ? `Stop on this ${thisName}` : "Remove"}
      </Button>
    </Row>
  );
}

const List = styled.ul`
  margin-top: ${space.s1};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s2};
  padding-block: 4px;

  > button {
    margin-inline: -12px;
  }
`;

const Muted = styled.p`
  color: ${color.muted};
`;

const TurnOn = styled(SideButton)`
  margin-top: 12px;
`;

const Hint = styled.p`
  max-width: 62em;
  margin-top: 4px;
`;

const Problem = styled.p`
  margin-top: 12px;
  padding-left: ${space.s2};
  border-left: 3px solid;
  color: ${color.danger};
`;
