import {
  ALL_DAY,
  formatHours,
  groupHours,
  isAllDay,
  timeZoneNames,
  timeZones,
  weekdays,
} from "@ridgeline/contract/hours";
import { Clock, CopyCheck } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-final-form";
import { styled } from "styled-components";
import { SelectField, TextField, useFormField } from "../../form";
import { color } from "../../theme";
import { Row } from "../../ui/layout";
import { FlushButton, Muted, Note } from "../kit/adminLayout";
import { Rows } from "./Rows";
import { Check, Group } from "../forms/fieldGroups";
import { type SectionKind, Text } from "./section";

const zoneOptions = timeZoneNames.map((name) => ({ value: name, label: timeZones[name] }));

export const hoursSection: SectionKind = {
  id: "hours",
  title: "Hours",
  Icon: Clock,
  valueOf: ({ hours }) =>
    groupHours(hours)
      .map(({ label, open }) => `${label} ${formatHours(open)}`)
      .join(", "),
  shownAt: { "/#contact": "See it on the site" },
  fields: (
    <>
      <Week />
      <SelectField
        name="timeZone"
        label="Time zone"
        hint="For “Open until 6:00 PM” on the site."
        options={zoneOptions}
        placeholder="Same as your state"
        isOptional
      />
      <Group
        legend="Special days"
        hint="Holidays and other days on which the hours above are wrong. The site shows them as they approach."
      >
        <Rows name="specialDays" one="day" isOrdered={false}>
          {(row, _number, called) => (
            <>
              <TextField name={`${row}.date`} label="Date" type="date" />
              <TextField name={`${row}.label`} label="What it is" />
              <DayHours name={`${row}.open`} day={called} label="Open" />
            </>
          )}
        </Rows>
      </Group>
      <Group legend="Emergencies and answers">
        <Text
          name="emergency"
          label="Emergency line"
          hint="When you do emergency repairs, such as 24/7. Leave it empty if you do none."
        />
        <Text
          name="repliesWithin"
          label="We reply within"
          hint="Such as 24 hours. Leave it empty to promise nothing."
        />
      </Group>
    </>
  ),
};

function Week() {
  return (
    <Days aria-label="Hours of the week">
      {weekdays.map((day) => (
        <li key={day}>
          <DayHours name={`hours.${day}`} day={day} label={day} />
          {day === "Monday" && <SameAsMonday />}
        </li>
      ))}
    </Days>
  );
}

function SameAsMonday() {
  const form = useForm();
  const handlePress = () => {
    if (form.getState().submitting) return;
    const monday: unknown = form.getFieldState("hours.Monday")?.value;
    form.batch(() => {
      for (const day of ["Tuesday", "Wednesday", "Thursday", "Friday"])
        form.change(`hours.${day}`, monday);
    });
  };
  return (
    <FlushButton onClick={handlePress}>
      <CopyCheck />
      Tuesday to Friday: same as Monday
    </FlushButton>
  );
}

type DayHoursProps = {
  name: string;
  /** Which day, for screen readers, which read the field alone: "Monday". */
  day: string;
  label: string;
};

/** Most are close to these hours. */
const usual = { from: "08:00", to: "17:00" };

/** Whether a day is open, and from when to when; chosen, not typed. A closed day is missing. */
function DayHours({ name, day, label }: DayHoursProps) {
  const { input, isSending } = useFormField<typeof usual | "">(name);
  const [kept, setKept] = useState(usual);
  const open = input.value === "" ? undefined : input.value;
  const handleOpen = (opens: boolean) => {
    if (open) setKept(open);
    input.onChange(opens ? kept : undefined);
  };
  return (
    <div>
      <Row>
        <Check
          label={label}
          aria-label={`${day}, open`}
          checked={open !== undefined}
          disabled={isSending}
          onChange={({ target }) => handleOpen(target.checked)}
        />
        {open ? (
          <Times>
            <TextField name={`${name}.from`} label={`${day}, opens`} type="time" isLabelHidden />
            <span>to</span>
            <TextField name={`${name}.to`} label={`${day}, closes`} type="time" isLabelHidden />
          </Times>
        ) : (
          <Muted as="span">Closed</Muted>
        )}
      </Row>
      <div role="status">
        {open && isBackwards(open) && (
          <Note>
            {isAllDay(open)
              ? `${ALL_DAY}.`
              : "This ends before it begins. Is that meant, past midnight?"}
          </Note>
        )}
      </div>
    </div>
  );
}

/** Usually AM and PM mixed up, but some work at night. */
function isBackwards({ from, to }: typeof usual): boolean {
  return from !== "" && to !== "" && to <= from;
}

const Times = styled(Row).attrs({ $gap: "s1" })`
  flex: 0 1 22rem;

  > div {
    flex: 1 1 7.25em;
  }

  input {
    min-width: 0;
    padding-inline: 12px 6px;
  }
`;

const Days = styled.ul`
  grid-column: 1 / -1;

  > li {
    padding: 6px 0;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
