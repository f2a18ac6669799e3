import { type State, states } from "@ridgeline/contract/place";
import { styled } from "styled-components";
import { media, space } from "../../theme";
import { FirstScreen } from "../brand/FirstScreen";
import { Note } from "../kit/adminLayout";
import { capitalize, shorten } from "./composeSite";
import { useAnswers, useTradeOf } from "./questions";

/** The first screen with what has been answered so far. */
export function SetupPreview() {
  const answers = useAnswers();
  const { name, shortName, address, work } = answers;
  const { data } = useTradeOf(answers);
  const town = address.city.trim() || "your town";
  const what = data && (data.trade ?? capitalize(work.trim()));
  const state = address.state && states[address.state as State];
  return (
    <Root>
      <FirstScreen
        name={shortName.trim() || shorten(name) || "Your name"}
        kicker={what && `${what} in ${town}${state && `, ${state}`}`}
        headline={data?.headline.replaceAll("{town}", town) ?? "Your headline"}
        subtext={data?.subtext.replaceAll("{town}", town) ?? "What you do, and where."}
        hidesHills
      />
      <Note>Your first screen so far.</Note>
    </Root>
  );
}

const Root = styled.div`
  ${media.aboveLaptop} {
    grid-area: 1 / 2 / 3;
    position: sticky;
    top: calc(var(--admin-row) + ${space.s3});
  }
`;
