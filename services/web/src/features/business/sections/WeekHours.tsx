import { type Weekday, weekdays } from "@ridgeline/contract/business";
import CopyCheck from "lucide-react/icons/copy-check";
import { useForm } from "react-final-form";
import { styled } from "styled-components";
import { useStructuredField } from "../../../form/useStructuredField";
import { color, media, space } from "../../../theme";
import { Button } from "../../../ui/controls/Button";
import { type DayDraft, DayHours } from "./DayHours";

const workdays = ["Tuesday", "Wednesday", "Thursday", "Friday"] as const satisfies Weekday[];

export function WeekHours() {
  return (
    <Days>
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
      <legend>{day}</legend>
      <DayHours
        day={day}
        hours={value}
        errors={{ from: errorAt("from"), to: errorAt("to") }}
        isSending={isSending}
        onChange={change}
      />
      {day === "Monday" && <SameAsMonday monday={value} isSending={isSending} />}
    </Day>
  );
}

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

const Days = styled.div`
  display: grid;
  grid-column: 1 / -1;
`;

const Day = styled.fieldset`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  align-items: center;
  min-width: 0;
  padding: ${space.s1} 0;
  border: 0;

  & + & {
    border-top: 1px solid ${color.line};
  }

  > legend {
    float: left;
    grid-row: 1;
    padding: 0;
    color: ${color.ink};
    font-weight: 620;
  }

  > :not(legend) {
    grid-column: 2;
  }

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 12px;

    > :not(legend) {
      grid-column: 1;
    }
  }
`;

const Same = styled(Button)`
  justify-self: start;
  margin-left: -12px;
`;
