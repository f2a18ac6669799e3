import { colorPairs, colorProperties } from "@ridgeline/contract/colors";
import { paletteOf } from "@ridgeline/contract/palette";
import { useFormState } from "react-final-form";
import { styled } from "styled-components";
import { media, space } from "../../theme";
import { Brand } from "../../ui/Brand";
import { Button } from "../../ui/Button";
import { Row } from "../../ui/layout";
import { SmallDark, SmallHead, SmallHeadline, SmallPage } from "../business/ColorPreview";
import { Note } from "../kit/adminLayout";
import { UPLOADING } from "../forms/photoUpload";
import { type SetupAnswers, shorten } from "./composeSite";
import { useGetTradeQuery } from "./setupApi";

const [sample] = colorPairs;

/** The first screen in small, with what has been answered so far; nothing in it can be reached. */
export function SetupPreview() {
  const { values } = useFormState<SetupAnswers>({ subscription: { values: true } });
  const { name, address, trade, colors, pictures, logoHasName } = values;
  const { data } = useGetTradeQuery(trade || "other", { skip: trade === "" });
  const town = address.city.trim() || "your town";
  const pair = colors.ground !== "" && colors.accent !== "" ? colors : sample;
  const logo = addressOf(pictures.logo);
  const photo = addressOf(pictures.hero);
  return (
    <Root>
      <SmallPage inert style={colorProperties(paletteOf(pair))}>
        <SmallHead>
          <Brand
            name={shorten(name.trim()) || "Your name"}
            mark={{
              logo: logo === undefined ? undefined : { imageUrl: logo },
              logoHasName,
              hidesHills: true,
            }}
          />
        </SmallHead>
        <SmallDark>
          <SmallHeadline>
            {data?.headline.replaceAll("{town}", town) ?? "Your headline"}
          </SmallHeadline>
          <p>{data?.subtext.replaceAll("{town}", town) ?? "What you do, and where."}</p>
          <Row>
            <Button>Request a Free Estimate</Button>
            <Button variant="line">Call Now</Button>
          </Row>
        </SmallDark>
        {photo !== undefined && <Photo src={photo} alt="" />}
      </SmallPage>
      <Note>Your first screen so far.</Note>
    </Root>
  );
}

const addressOf = ({ imageUrl }: { imageUrl: string }) =>
  imageUrl === "" || imageUrl === UPLOADING ? undefined : imageUrl;

const Root = styled.div`
  ${media.aboveLaptop} {
    position: sticky;
    top: calc(var(--admin-row) + ${space.s3});
  }
`;

const Photo = styled.img`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
`;
