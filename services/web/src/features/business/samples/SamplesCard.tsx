import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { fontSize, media, space } from "../../../theme";
import { Card } from "../../../ui/layout/Card";
import { useGetSetupQuery } from "../businessApi";
import { countSamples } from "./countSamples";
import { RemoveSamples } from "./RemoveSamples";

/** What is left of the samples; nothing once they are gone. */
export function SamplesCard() {
  const { data: setup } = useGetSetupQuery();
  const root = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const left = setup ? countSamples(setup) : [];
  const isThere = left.length > 0;

  useEffect(() => {
    if (hash !== "#samples" || !isThere) return;
    root.current?.scrollIntoView();
    root.current?.focus({ preventScroll: true });
  }, [hash, key, isThere]);

  if (!isThere) return null;
  return (
    <Root as="section" ref={root} id="samples" tabIndex={-1} aria-labelledby="samples-left">
      <h2 id="samples-left">Samples</h2>
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
  padding: ${space.s3};

  &:focus {
    outline: none;
  }

  p {
    margin: ${space.s1} 0 ${space.s2};
    font-size: ${fontSize.card};
  }

  ${media.upToPhone} {
    padding: 20px;
  }
`;
