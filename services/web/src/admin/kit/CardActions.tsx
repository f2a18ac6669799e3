import Pencil from "lucide-react/icons/pencil";
import Power from "lucide-react/icons/power";
import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { styled } from "styled-components";
import { duration, fontSize, media } from "../../theme";
import { Button } from "../../ui/Button";
import { Spinner } from "../../ui/Spinner";
import { Tooltip } from "./Tooltip";

type CardActionsProps = {
  /** Names the card in each button's accessible name. */
  name: string;
  isActive: boolean;
  onEdit: () => void;
  onSetActive: (isActive: boolean) => Promise<unknown>;
  onDelete: () => void;
};

/** While the card is being switched its buttons ignore presses, but are not `disabled`, which would lose the focus. */
export function CardActions({ name, isActive, onEdit, onSetActive, onDelete }: CardActionsProps) {
  const [isSending, setIsSending] = useState(false);
  const verb = isActive ? "Deactivate" : "Activate";
  const text = isSending ? `${verb.slice(0, -1)}ing...` : verb;

  const handleToggle = async () => {
    setIsSending(true);
    await onSetActive(!isActive);
    setIsSending(false);
  };
  const button = (label: string, onPress: () => void) => ({
    "aria-label": `${label} ${name}`,
    "aria-disabled": isSending,
    onClick: isSending ? undefined : onPress,
  });

  return (
    <Root>
      <Button variant="ghost" {...button("Edit", onEdit)}>
        <Pencil aria-hidden />
        Edit
      </Button>
      <Tooltip text={isActive ? "Hide it on the site" : "Show it on the site"}>
        <Button variant="ghost" {...button(text, () => void handleToggle())}>
          {isSending ? <Spinner /> : <Power aria-hidden />}
          {text}
        </Button>
      </Tooltip>
      <Button variant="danger" {...button("Delete", onDelete)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
    </Root>
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

  /* Most changes are done before it appears. */
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
