import { MAX_RATING } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { color, media, radius, space, tap } from "../theme";
import { coveringRadioStyles, FieldError, Label, invalidControlStyles } from "./fields";
import { STAR } from "./Stars";

const WORDS = ["bad", "poor", "okay", "good", "excellent"];
const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => index + 1);

type StarsInputProps = {
  name: string;
  label: string;
  /** 0: not chosen yet. */
  value: number;
  error?: string | undefined;
  onChange: (rating: number) => void;
};

/** Native radio buttons that look like stars. */
export function StarsInput({ name, label, value, error, onChange }: StarsInputProps) {
  const errorId = `${name}-error`;
  const mistake = error !== undefined && { "aria-invalid": true, "aria-describedby": errorId };
  return (
    <Group role="radiogroup" aria-required>
      <Label as="legend">{label}</Label>
      <Choices>
        {RATINGS.map((rating) => (
          <Choice key={rating} data-filled={rating <= value ? "" : undefined}>
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              aria-label={rating === 1 ? "1 star" : `${rating} stars`}
              onChange={() => onChange(rating)}
              {...mistake}
            />
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d={STAR} />
            </svg>
          </Choice>
        ))}
        <output>{value > 0 && `${value} of ${MAX_RATING}: ${WORDS[value - 1]}`}</output>
      </Choices>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  border: 0;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: -4px 0 0 -6px;

  output {
    margin-left: ${space.s1};
  }
`;

const Choice = styled.label`
  ${coveringRadioStyles}
  place-items: center;
  flex: 0 1 56px;
  height: 56px;
  border-radius: ${radius.small};

  input:focus-visible {
    outline-offset: -3px;
  }

  [aria-invalid="true"] {
    ${invalidControlStyles}
  }

  svg {
    width: 40px;
    height: 40px;
    fill: none;
    stroke: ${color.star};
    stroke-width: 1.6;
    stroke-linejoin: round;
  }

  &[data-filled] svg {
    fill: ${color.star};
  }

  /* before the script; Firefox 115 lacks :has */
  &:has(:checked, ~ * :checked) svg {
    fill: ${color.star};
  }

  ${media.hover} {
    &:hover {
      background: ${tap.wash};
    }
  }
`;
