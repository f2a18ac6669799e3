import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash";
import { styled } from "styled-components";
import { color, media, space } from "../../../theme";
import { FieldError } from "../../../ui/controls/Field";
import { IconButton } from "../../../ui/controls/IconButton";
import { TextInput } from "../../../ui/controls/TextInput";

type ServiceTypeRowProps = {
  id: string;
  label: string;
  position: number;
  error: string | undefined;
  isSending: boolean;
  /** It stays last. */
  isFixed: boolean;
  canRise: boolean;
  canSink: boolean;
  onChange: (label: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function ServiceTypeRow({
  id,
  label,
  position,
  error,
  isSending,
  isFixed,
  canRise,
  canSink,
  onChange,
  onMove,
  onRemove,
}: ServiceTypeRowProps) {
  const name = label.trim() === "" ? `kind ${position}` : label.trim();
  return (
    <li>
      <Row>
        <TextInput
          id={id}
          aria-label={`Kind of work ${position}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}.error`}
          dir="auto"
          autoComplete="off"
          readOnly={isSending}
          value={label}
          onChange={({ target }) => onChange(target.value)}
        />
        <Buttons>
          {!isFixed && (
            <>
              <MoveButton
                id={`${id}.up`}
                aria-label={`Move ${name} up`}
                disabled={!canRise}
                onClick={() => onMove(-1)}
              >
                <ArrowUp aria-hidden />
              </MoveButton>
              <MoveButton
                id={`${id}.down`}
                aria-label={`Move ${name} down`}
                disabled={!canSink}
                onClick={() => onMove(1)}
              >
                <ArrowDown aria-hidden />
              </MoveButton>
            </>
          )}
          <RemoveButton id={`${id}.remove`} aria-label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </RemoveButton>
        </Buttons>
      </Row>
      {error !== undefined && <FieldError id={`${id}.error`}>{error}</FieldError>}
    </li>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 144px;
  align-items: center;
  gap: ${space.s1};

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const MoveButton = styled(IconButton)`
  &:disabled {
    background: none;
    color: ${color.lineStrong};
    cursor: default;
    opacity: 0.5;
  }
`;

const RemoveButton = styled(IconButton)`
  color: ${color.danger};

  ${media.hover} {
    &:hover {
      background: ${color.dangerWash};
      color: ${color.dangerDeep};
    }
  }
`;
