import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, font, fontSize, media, radius, space } from "../../theme";

type GroupProps = { legend: string; hint?: string; children: ReactNode };

/** Fields that belong together, in two columns under a legend. */
export function Group({ legend, hint, children }: GroupProps) {
  return (
    <Fieldset>
      <legend>{legend}</legend>
      {hint !== undefined && <GroupHint>{hint}</GroupHint>}
      <SectionGrid>{children}</SectionGrid>
    </Fieldset>
  );
}

/** A section's fields in two columns; `Wide` of contentFields.tsx takes both. */
export const SectionGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 20px ${space.s3};

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Fieldset = styled.fieldset`
  grid-column: 1 / -1;
  min-width: 0;
  padding-top: 20px;
  border: 0;
  border-top: 1px solid ${color.line};

  > legend {
    float: left;
    width: 100%;
    margin-bottom: ${space.s2};
    padding: 0;
    color: ${color.ink};
    font: 560 ${fontSize.h4}/1.28 ${font.serif};
    letter-spacing: -0.012em;
  }

  > legend + * {
    clear: both;
  }

  &:first-child {
    padding-top: 0;
    border: 0;
  }
`;

/** What several fields are for. */
export const FieldsHint = styled.p`
  grid-column: 1 / -1;
  margin-bottom: ${space.s2};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

/* close to the legend */
const GroupHint = styled(FieldsHint)`
  margin-top: -${space.s1};
`;

/** A list's item: its fields on paper, its buttons at the end. */
export const ItemCard = styled.li`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s2};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.paper};
`;

export const ItemList = styled.ul`
  display: grid;
  gap: 12px;
  margin-bottom: ${space.s2};

  &:empty {
    display: none;
  }
`;

/** A check box in a row of 48 px, with its label. */
export const CheckRow = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  color: ${color.ink};
  font-weight: 600;
  cursor: pointer;
`;
