import { useId } from "react";
import { styled } from "styled-components";
import { color, fontSize, media, space } from "../../theme";
import { Checkbox } from "../../ui/Checkbox";
import { FieldError } from "../../ui/fields";
import { TextInput } from "../../ui/TextInput";
import { CheckRow } from "./sectionLayout";

type Times = { from: string; to: string };
export type DayDraft = Times & { isOpen: boolean };

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
export function DayHours({
  day,
  label: checkLabel,
  hours,
  errors,
  isSending,
  onChange,
}: DayHoursProps) {
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
      <div role="status">{isBackwards(hours) && <Note>{BACKWARDS}</Note>}</div>
    </div>
  );
}

const BACKWARDS = "This ends before it begins. Is that meant, past midnight?";

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
