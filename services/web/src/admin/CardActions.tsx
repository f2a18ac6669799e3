import Pencil from "lucide-react/icons/pencil";
import Power from "lucide-react/icons/power";
import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { styled } from "styled-components";
import { duration, fontSize, media } from "../theme";
import { Button } from "../ui/Button";
import { Spinner } from "../ui/Spinner";
import { Tooltip } from "../ui/Tooltip";

type CardActionsProps = {
  /** Names the card in each button's accessible name. */
  name: string;
  isActive: boolean;
  /** True while the list reloads: the card may be stale, and must not be edited. */
  isReloading: boolean;
  onEdit: () => void;
  onSetActive: (isActive: boolean) => Promise<unknown>;
  onDelete: () => void;
};

/** While the list reloads the buttons ignore presses, but are not `disabled`, which would lose the focus. */
export function CardActions({ onEdit, onDelete, ...toggle }: CardActionsProps) {
  const { name, isReloading } = toggle;
  return (
    <Root>
      <Button
        variant="ghost"
        aria-label={`Edit ${name}`}
        aria-disabled={isReloading}
        onClick={isReloading ? undefined : onEdit}
      >
        <Pencil aria-hidden />
        Edit
      </Button>
      <ActiveToggle {...toggle} />
      <Button
        variant="danger"
        aria-label={`Delete ${name}`}
        aria-disabled={isReloading}
        onClick={isReloading ? undefined : onDelete}
      >
        <Trash2 aria-hidden />
        Delete
      </Button>
    </Root>
  );
}

type ActiveToggleProps = Omit<CardActionsProps, "onEdit" | "onDelete">;

function ActiveToggle({ name, isActive, isReloading, onSetActive }: ActiveToggleProps) {
  const [press, setPress] = useState<"none" | "sending" | "sent">("none");
  const isPending = press === "sending" || (press === "sent" && isReloading);
  const [wasReloading, setWasReloading] = useState(isReloading);
  if (wasReloading !== isReloading) {
    setWasReloading(isReloading);
    if (wasReloading && press === "sent") setPress("none");
  }
  const verb = isActive ? "Deactivate" : "Activate";
  const text = isPending ? `${verb.slice(0, -1)}ing...` : verb;

  const handleClick = async () => {
    if (isPending || isReloading) return;
    setPress("sending");
    await onSetActive(!isActive);
    setPress("sent");
  };

  return (
    <Tooltip text={isActive ? "Hide it on the site" : "Show it on the site"}>
      <Button
        variant="ghost"
        aria-label={`${text} ${name}`}
        aria-disabled={isPending || isReloading}
        onClick={() => void handleClick()}
      >
        {isPending ? <Spinner /> : <Power aria-hidden />}
        {text}
      </Button>
    </Tooltip>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin: auto -12px 0;
  padding-top: 12px;

  button {
    padding-inline: 11px;
    font-size: ${fontSize.small};
    gap: 7px;
  }

  /* Most reloads are over before it shows. */
  [aria-disabled="true"] {
    cursor: progress;
    opacity: 0.6;
    transition: opacity ${duration.move} 200ms;
  }

  ${media.upToNarrow} {
    svg {
      display: none;
    }
  }
`;
