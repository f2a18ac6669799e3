import { styled } from "styled-components";
import { useLinkedItem } from "../kit/focus";
import { cardInset } from "../kit/layout";
import { fontSize, space } from "../../theme";
import { Card } from "../../ui/Card";
import { useGetSetupQuery } from "./businessApi";
import { countSamples } from "./countSamples";
import { RemoveSamples } from "./RemoveSamples";

/** What is left of the samples; nothing once they are gone. */
export function SamplesCard() {
  const { data: setup } = useGetSetupQuery();
  useLinkedItem();
  const left = setup ? countSamples(setup) : [];
  if (left.length === 0) return null;
  return (
    <Root as="section" id="samples" aria-labelledby="samples-left">
      <h2 id="samples-left" tabIndex={-1}>
        Samples
      </h2>
      <p>
        Still as they came with the site: {left.join(", ")}. What you have changed counts as yours.
      </p>
      <RemoveSamples />
    </Root>
  );
}

const Root = styled(Card)`
  max-width: 880px;
  margin-top: ${space.s4};
  padding: ${cardInset};

  p {
    margin: ${space.s1} 0 ${space.s2};
    font-size: ${fontSize.card};
  }
`;
