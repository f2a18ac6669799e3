import { useFormState } from "react-final-form";
import { styled } from "styled-components";
import { media, space } from "../../theme";
import { FirstScreen } from "../brand/FirstScreen";
import { Note } from "../kit/adminLayout";
import { type SetupAnswers, shorten } from "./composeSite";
import { useGetTradeQuery } from "./setupApi";

/** The first screen with what has been answered so far. */
export function SetupPreview() {
  const { values } = useFormState<SetupAnswers>({ subscription: { values: true } });
  const { name, address, trade } = values;
  const { data } = useGetTradeQuery(trade || "other", { skip: trade === "" });
  const town = address.city.trim() || "your town";
  return (
    <Root>
      <FirstScreen
        name={shorten(name.trim()) || "Your name"}
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
    position: sticky;
    top: calc(var(--admin-row) + ${space.s3});
  }
`;
