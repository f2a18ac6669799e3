import X from "lucide-react/icons/x";
import { useState } from "react";
import { styled } from "styled-components";
import { fetchOnEntry } from "../kit/listStates";
import { cardInset } from "../kit/layout";
import { local } from "../../site/storage";
import { color, fontSize, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useGetSetupQuery } from "./businessApi";
import { SetupRow } from "./SetupRow";
import { setupLines } from "./setupLines";

const HIDDEN_AS = "setup_hidden";

/** What is left to do until the site is the owner's own; nothing once it is. */
export function FinishYourSite() {
  const { data: setup } = useGetSetupQuery(undefined, fetchOnEntry);
  const [isHidden, setIsHidden] = useState(() => local.recall(HIDDEN_AS) !== null);
  if (!setup) return null;

  const lines = setupLines(setup);
  const doneCount = lines.filter(({ isDone }) => isDone).length;
  if (isHidden || doneCount === lines.length) return null;

  const handleHide = () => {
    local.keep(HIDDEN_AS, "yes");
    setIsHidden(true);
    document.querySelector("main")?.focus({ preventScroll: true }); // the button is gone
  };

  return (
    <Root as="section" aria-labelledby="finish-your-site">
      <Head>
        <h2 id="finish-your-site">Finish your site</h2>
        <Button variant="ghost" onClick={handleHide}>
          <X aria-hidden />
          Hide
        </Button>
        <span>
          {doneCount} of {lines.length} done
        </span>
      </Head>
      <ul>
        {lines.map((line) => (
          <SetupRow key={line.title} line={line} />
        ))}
      </ul>
    </Root>
  );
}

const Root = styled(Card)`
  margin-top: ${space.s4};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding: 12px 12px 12px ${cardInset};

  > span {
    grid-column: 1 / -1;
    margin-top: -${space.s1};
    color: ${color.muted};
    font-size: ${fontSize.small};
    font-weight: 600;
  }
`;
