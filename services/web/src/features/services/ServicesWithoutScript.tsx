import { serviceTypeOptions } from "@ridgeline/contract/options";
import { styled } from "styled-components";
import { Card } from "../../ui/Card";

/** The list needs a script; without one, at least the kinds of work are listed. */
export function ServicesWithoutScript() {
  return (
    <noscript>
      <Kinds>
        {serviceTypeOptions
          .filter(({ value }) => value !== "other")
          .map(({ value, label }) => (
            <li key={value}>{label}</li>
          ))}
      </Kinds>
    </noscript>
  );
}

const Kinds = styled(Card).attrs({ as: "ul" })`
  display: grid;
  gap: 8px;
  padding: 24px;
  font-weight: 600;
`;
