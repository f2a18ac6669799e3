import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash";
import { styled } from "styled-components";
import { color, media, space } from "../../theme";
import { FieldError } from "../../ui/fields";
import { IconButton } from "../../ui/IconButton";
import { TextInput } from "../../ui/TextInput";
import { OTHER, type ServiceTypeDraft, type ServiceTypeList } from "./useServiceTypes";

type ServiceTypeRowProps = {
  list: ServiceTypeList;
  type: ServiceTypeDraft;
  index: number;
  onRemove: () => void;
};

export function ServiceTypeRow({ list, type, index, onRemove }: ServiceTypeRowProps) {
  const id = list.idOf(index);
  const error = list.errorAt(`${index}.label`);
  const name = type.label.trim() === "" ? `kind ${index + 1}` : type.label.trim();
  return (
    <li>
      <Row>
        <TextInput
          id={id}
          aria-label={`Kind of work ${index + 1}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}.error`}
          dir="auto"
          autoComplete="off"
          readOnly={list.isSending}
          value={type.label}
          onChange={({ target }) => list.replace(index, { ...type, label: target.value })}
        />
        <Buttons>
          {type.value !== OTHER && (
            <>
              <MoveButton
                id={`${id}.up`}
                aria-label={`Move ${name} up`}
                disabled={index === 0}
                onClick={() => list.move(index, -1)}
              >
                <ArrowUp aria-hidden />
              </MoveButton>
              <MoveButton
                id={`${id}.down`}
                aria-label={`Move ${name} down`}
                disabled={index === list.sortableCount - 1}
                onClick={() => list.move(index, 1)}
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
