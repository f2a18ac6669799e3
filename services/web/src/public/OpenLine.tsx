import { styled } from "styled-components";
import { usePageBusiness, useWordsLanguage } from "../site/shownBusiness";
import { type Holds, openState } from "../site/openState";
import { fontSize, media, space } from "../theme";
import { ring } from "../ui/layout";
import { Isolated } from "../ui/text";
import { mark, markedWith } from "../site/marks";

type OpenLineProps = {
  /** When emergency repairs are available; shown outside the hours. */
  emergency?: string | undefined;
  className?: string;
};

/** "Open until 6:00 PM"; islands/clock.ts keeps it true. */
export function OpenLine({ emergency, className }: OpenLineProps) {
  const lang = useWordsLanguage();
  const state = openState(usePageBusiness());
  if (!state) return null;
  return (
    <Sentence
      className={className}
      {...mark("open-state", state.isOpen ? "open" : "closed")}
      {...toAttributes(state)}
    >
      <span {...mark("open-text")}>{state.text}</span>
      {emergency !== undefined && (
        <Emergency>
          Emergencies: <Isolated text={emergency} lang={lang} />
        </Emergency>
      )}
    </Sentence>
  );
}

/** For islands/keepTimesTrue.ts: what has them need not be computed in the browser. */
export function toAttributes({ since, until }: Holds) {
  return { ...mark("since", since), ...mark("until", until) };
}

/* Text of its own color; a filled dot while it is open, a ring while it is closed. */
const Sentence = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s2};
  font-weight: 600;
  font-size: ${fontSize.small};
  line-height: 1.4;

  > :first-child::before {
    ${ring("0.6em")}
    display: inline-block;
    margin-right: 0.6em;
  }

  &${markedWith("open-state", "open")} > :first-child::before {
    background: currentcolor;
  }

  /* where whether both fit into one line depends on whether the font has arrived */
  ${media.upToPhone} {
    flex-direction: column;
  }

  ${media.print} {
    display: none;
  }
`;

const Emergency = styled.span`
  font-weight: 400;

  ${markedWith("open-state", "open")} > & {
    display: none;
  }
`;
