import { businessSchema } from "@ridgeline/contract/business";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Trash2 from "lucide-react/icons/trash";
import { styled } from "styled-components";
import { SideButton } from "../kit/layout";
import { useStructuredField } from "./structuredField";
import { media, space } from "../../theme";
import { Field, FieldError } from "../../ui/fields";
import { TextInput } from "../../ui/TextInput";
import { Button } from "../../ui/Button";
import { useFocusNext } from "./useFocusNext";
import { ItemCard, ItemList } from "./sectionLayout";
import { DayHours } from "./DayHours";

export type SpecialDayDraft = {
  date: string;
  label: string;
  isOpen: boolean;
  open: { from: string; to: string };
};

const NEW: SpecialDayDraft = { date: "", label: "", isOpen: false, open: { from: "", to: "" } };
const MAX_DAYS = businessSchema.properties.specialDays.maxItems;
const ADD_ID = "specialDays.add";

/** Days whose hours differ from their weekday's. */
export function SpecialDays() {
  const list = useStructuredField<SpecialDayDraft[]>("specialDays");
  const { value: days, change, errorAt } = list;
  const focusNext = useFocusNext();
  const error = errorAt();

  const handleAdd = () => {
    change([...days, NEW]);
    focusNext(`specialDays.${days.length}.date`);
  };

  return (
    <>
      <ItemList>
        {days.map((day, index) => (
          <SpecialDay
            key={index}
            day={day}
            index={index}
            errorAt={errorAt}
            isSending={list.isSending}
            onChange={(changed) => change(days.with(index, changed))}
            onRemove={() => {
              change(days.toSpliced(index, 1));
              focusNext(ADD_ID);
            }}
          />
        ))}
      </ItemList>
      {error !== undefined && <FieldError>{error}</FieldError>}
      {days.length < MAX_DAYS && (
        <SideButton id={ADD_ID} variant="line" onClick={handleAdd}>
          <CalendarPlus aria-hidden />
          Add a day
        </SideButton>
      )}
    </>
  );
}

type SpecialDayProps = {
  day: SpecialDayDraft;
  index: number;
  errorAt: (path: string) => string | undefined;
  isSending: boolean;
  onChange: (day: SpecialDayDraft) => void;
  onRemove: () => void;
};

function SpecialDay({ day, index, errorAt, isSending, onChange, onRemove }: SpecialDayProps) {
  const name = day.label.trim() === "" ? `Special day ${index + 1}` : day.label.trim();
  const id = `specialDays.${index}`;
  const { open } = day;
  return (
    <ItemCard>
      <Pair>
        <Field id={`${id}.date`} label="Date" error={errorAt(`${index}.date`)}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              readOnly={isSending}
              value={day.date}
              onChange={({ target }) => onChange({ ...day, date: target.value })}
            />
          )}
        </Field>
        <Field id={`${id}.label`} label="What it is" error={errorAt(`${index}.label`)}>
          {(control) => (
            <TextInput
              {...control}
              dir="auto"
              autoComplete="off"
              placeholder="Thanksgiving"
              readOnly={isSending}
              value={day.label}
              onChange={({ target }) => onChange({ ...day, label: target.value })}
            />
          )}
        </Field>
      </Pair>
      <Foot>
        <DayHours
          day={name}
          label="Open"
          hours={{ isOpen: day.isOpen, ...open }}
          errors={{ from: errorAt(`${index}.open.from`), to: errorAt(`${index}.open.to`) }}
          isSending={isSending}
          onChange={({ isOpen, ...times }) => onChange({ ...day, isOpen, open: times })}
        />
        <Button variant="danger" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
          Remove
        </Button>
      </Foot>
    </ItemCard>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${space.s2};

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1};

  > div {
    flex: 1 1 300px;
  }

  > button {
    margin-left: auto;
  }
`;
