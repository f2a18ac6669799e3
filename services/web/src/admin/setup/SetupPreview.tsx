import { type State, states } from "@ridgeline/contract/place";
import { styled } from "styled-components";
import { media, space } from "../../theme";
import { FirstScreen } from "../brand/FirstScreen";
import { Note } from "../kit/adminLayout";
import { shorten } from "./composeSite";
import { useAnswers } from "./questions";
import { useGetTradeQuery } from "./setupApi";

/** The first screen with what has been answered so far. */
export function SetupPreview() {
  const { name, shortName, address, trade, work } = useAnswers();
  const { data } = useGetTradeQuery(trade || "other", { skip: trade === "" });
  const town = address.city.trim() || "your town";
  const what = data && (data.trade ?? work.trim());
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
