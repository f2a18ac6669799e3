import { type Weekday, weekdays } from "@ridgeline/contract/business";
import CopyCheck from "lucide-react/icons/copy-check";
import { useForm } from "react-final-form";
import { styled } from "styled-components";
import { useStructuredField } from "./structuredField";
import { color, media } from "../../theme";
import { Button } from "../../ui/Button";
import { type DayDraft, DayHours } from "./DayHours";

const workdays = ["Tuesday", "Wednesday", "Thursday", "Friday"] as const satisfies Weekday[];

export function WeekHours() {
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
