import { businessSchema } from "@ridgeline/contract/business";
import { timeZoneNames, timeZones } from "@ridgeline/contract/timeZones";
import { type Weekday, weekdays } from "@ridgeline/contract/weekdays";
import { CalendarPlus, Clock, CopyCheck, Trash2 } from "lucide-react";
import { useId } from "react";
import { useForm } from "react-final-form";
import { styled } from "styled-components";
import { FormField, TextField } from "../../form";
import { color, fontSize, media, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Checkbox, Field, FieldError, Select, TextInput } from "../../ui/fields";
import { Wide } from "../kit/contentFields";
import { SideButton } from "../kit/layout";
import type { SectionKind } from "./sectionKind";
import { CheckRow, Group, ItemCard, ItemList } from "./sectionLayout";
import { useFocusNext, useStructuredField } from "./structuredField";

type Times = { from: string; to: string };
type DayDraft = Times & { isOpen: boolean };

type SpecialDayDraft = {
  date: string;
  label: string;
  isOpen: boolean;
  open: Times;
};

type HoursDraft = {
  hours: Record<Weekday, DayDraft>;
  specialDays: SpecialDayDraft[];
};

const blankTimes: Times = { from: "", to: "" };

export const hoursSection: SectionKind = {
  id: "hours",
  title: "Hours",
  about: "The week, holidays, emergencies, how soon you answer",
  Icon: Clock,
  shownAt: [{ href: "/#contact", label: "See it on the site" }],
  draftOf: ({ hours, specialDays }) => ({
    hours: toWeek((day) => ({ isOpen: hours[day] !== undefined, ...blankTimes, ...hours[day] })),
    specialDays: specialDays.map(({ open, ...day }) => ({
      ...day,
      isOpen: open !== undefined,
      open: { ...blankTimes, ...open },
    })),
  }),
  toFields: ({ hours, specialDays }: HoursDraft) => ({
    hours: toWeek((day) => {
      const { isOpen, ...times } = hours[day];
      return isOpen ? times : undefined;
    }),
    specialDays: specialDays.map(({ isOpen, open, ...day }) => ({
      ...day,
      open: isOpen ? open : undefined,
    })),
  }),
  fields: (
    <>
      <WeekHours />
      <TimeZoneField />
      <Group
        legend="Special days"
        hint="Holidays and other days on which the hours above are wrong. The site shows them as they come near."
      >
        <Wide>
          <SpecialDays />
        </Wide>
      </Group>
      <Group legend="Emergencies and answers">
        <TextField
          name="emergency"
          label="Emergency line"
          hint="When you do emergency repairs, such as 24/7. Empty: none are offered."
          isOptional
        />
        <TextField
          name="repliesWithin"
          label="We reply within"
          hint="Such as 24 hours. Empty: nothing is promised."
          isOptional
        />
      </Group>
    </>
  ),
};

const zoneOptions = timeZoneNames.map((name) => ({ value: name, label: timeZones[name] }));

function TimeZoneField() {
  return (
    <FormField<string>
      name="timeZone"
      label="Time zone"
      hint="For “Open until 6:00 PM” on the site."
      isOptional
    >
      {(control, input) => (
        <Select {...control} {...input} options={zoneOptions} placeholder="That of your state" />
      )}
    </FormField>
  );
}

/** One value for each day of the week. */
function toWeek<Value>(valueOf: (day: Weekday) => Value): Record<Weekday, Value> {
  const entries = weekdays.map((day) => [day, valueOf(day)] as const);
  return Object.fromEntries(entries) as Record<Weekday, Value>; // every day has its entry
}

function WeekHours() {
  return (
    <Days aria-label="Hours of the week">
      {weekdays.map((day) => (
        <WeekdayHours key={day} day={day} />
      ))}
    </Days>
  );
}

function WeekdayHours({ day }: { day: Weekday }) {
  const { value, change, errorAt, isSending } = useStructuredField<DayDraft>(`hours.${day}`);
  return (
    <Day>
      <DayHours
        day={day}
        label={day}
        hours={value}
        errors={{ from: errorAt("from"), to: errorAt("to") }}
        isSending={isSending}
        onChange={change}
      />
      {day === "Monday" && <SameAsMonday monday={value} isSending={isSending} />}
    </Day>
  );
}

const workdays = ["Tuesday", "Wednesday", "Thursday", "Friday"] as const satisfies Weekday[];

function SameAsMonday({ monday, isSending }: { monday: DayDraft; isSending: boolean }) {
  const form = useForm();
  const handlePress = () => {
    if (isSending) return;
    form.batch(() => {
      for (const day of workdays) form.change(`hours.${day}`, monday);
    });
  };
  return (
    <Same variant="ghost" onClick={handlePress}>
      <CopyCheck aria-hidden />
      Tuesday to Friday: same as Monday
    </Same>
  );
}

const newDay: SpecialDayDraft = { date: "", label: "", isOpen: false, open: blankTimes };
const MAX_DAYS = businessSchema.properties.specialDays.maxItems;
const ADD_ID = "specialDays.add";

/** Days whose hours differ from their weekday's. */
function SpecialDays() {
  const list = useStructuredField<SpecialDayDraft[]>("specialDays");
  const { value: days, change, errorAt } = list;
  const focusNext = useFocusNext();
  const error = errorAt();

  const handleAdd = () => {
    change([...days, newDay]);
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

type DayHoursProps = {
  /** Which day, for screen readers, which read the field alone: "Monday". */
  day: string;
  /** Next to the check box. */
  label: string;
  hours: DayDraft;
  errors: { from: string | undefined; to: string | undefined };
  isSending: boolean;
  onChange: (hours: DayDraft) => void;
};

/** Whether a day is open, and from when to when; chosen, not typed. */
function DayHours({ day, label: checkLabel, hours, errors, isSending, onChange }: DayHoursProps) {
  const errorId = useId();
  const error = errors.from ?? errors.to;
  const renderTime = (name: keyof Times, label: string) => (
    <TextInput
      type="time"
      aria-label={`${day}, ${label}`}
      aria-invalid={errors[name] === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
      readOnly={isSending}
      value={hours[name]}
      onChange={({ target }) => onChange({ ...hours, [name]: target.value })}
    />
  );
  return (
    <div>
      <Row>
        <CheckRow>
          <Checkbox
            aria-label={`${day}, open`}
            checked={hours.isOpen}
            onChange={({ target }) => onChange(openOrClose(hours, target.checked))}
          />
          {checkLabel}
        </CheckRow>
        {hours.isOpen ? (
          <TimeRange>
            {renderTime("from", "opens")}
            <span>to</span>
            {renderTime("to", "closes")}
          </TimeRange>
        ) : (
          <Closed>Closed</Closed>
        )}
      </Row>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <div role="status">
        {isBackwards(hours) && (
          <Note>This ends before it begins. Is that meant, past midnight?</Note>
        )}
      </div>
    </div>
  );
}

/** Usually AM and PM mixed up, but some work at night. */
function isBackwards({ isOpen, from, to }: DayDraft): boolean {
  return isOpen && from !== "" && to !== "" && to <= from;
}

/** A day that opens for the first time gets the usual hours, which are closer to the right ones than nothing. */
function openOrClose(hours: DayDraft, isOpen: boolean): DayDraft {
  const isBlank = hours.from === "" && hours.to === "";
  return isOpen && isBlank ? { isOpen, from: "08:00", to: "17:00" } : { ...hours, isOpen };
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, max-content) minmax(0, 1fr);
  gap: 0 ${space.s2};
  align-items: center;
  min-height: 52px;

  ${media.upToPhone} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;

    > div {
      flex: 1 1 100%;
      margin-bottom: 4px;
    }
  }
`;

const TimeRange = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} 10px;
  max-width: 22rem;
  color: ${color.muted};

  input {
    flex: 1 1 7.25em;
    width: auto;
    min-width: 0;
    padding-inline: 12px 6px;
  }

  ${media.upToPhone} {
    max-width: none;
  }
`;

const Note = styled.p`
  margin-top: 4px;
  font-size: ${fontSize.small};
`;

const Closed = styled.span`
  color: ${color.muted};
`;

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

const Days = styled.ul`
  grid-column: 1 / -1;
`;

/* Aligns the days' times in one column. */
const Day = styled.li`
  padding: 10px 0;

  & + & {
    border-top: 1px solid ${color.line};
  }

  > div > div:first-child {
    grid-template-columns: 10.5rem minmax(0, 1fr);
  }

  ${media.upToPhone} {
    padding: 6px 0;
  }
`;

const Same = styled(Button)`
  margin-left: calc(10.5rem + 4px);

  ${media.upToPhone} {
    margin-left: -12px;
  }
`;
