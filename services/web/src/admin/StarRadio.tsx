import { styled } from "styled-components";
import { color, media, radius, tap } from "../theme";
import { coveringRadioStyles } from "../ui/coveringRadioStyles";
import { STAR } from "../ui/Stars";

const RATINGS = [1, 2, 3, 4, 5];

type StarRadioProps = {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
};

/** Native radio buttons that look like stars: arrow keys, Space and screen readers work as in any radio group. */
export function StarRadio({ name, label, value, onChange }: StarRadioProps) {
  return (
    <Group>
      <Legend>{label}</Legend>
      <Row>
        {RATINGS.map((rating) => (
          <Choice key={rating} $isFilled={rating <= value}>
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              aria-label={rating === 1 ? "1 star" : `${rating} stars`}
              onChange={() => {
                onChange(rating);
              }}
            />
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d={STAR} />
            </svg>
          </Choice>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  color: ${color.ink};
  font-size: 1rem;
  font-weight: 620;
  line-height: 1.3;
`;

const Row = styled.div`
  display: flex;
  margin: 4px 0 0 -10px;
`;

const Choice = styled.label<{ $isFilled: boolean }>`
  ${coveringRadioStyles}
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.small};

  input:focus-visible {
    outline-offset: -3px;
  }

  svg {
    width: 28px;
    height: 28px;
    fill: ${({ $isFilled }) => ($isFilled ? color.star : "none")};
    stroke: ${color.star};
    stroke-width: 1.6;
    stroke-linejoin: round;
  }

  ${media.hover} {
    &:hover {
      background: ${tap.wash};
    }
  }
`;
