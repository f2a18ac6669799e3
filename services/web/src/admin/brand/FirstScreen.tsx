import { colorProperties } from "@ridgeline/contract/colors";
import { logoLookOf } from "@ridgeline/contract/palette";
import { useField } from "react-final-form";
import { css, styled } from "styled-components";
import { color, font, fontSize, radius, space } from "../../theme";
import { Brand } from "../../ui/Brand";
import { Button } from "../../ui/Button";
import { ground } from "../../ui/ground";
import { Row } from "../../ui/layout";
import { UPLOADING } from "../forms/photoUpload";
import { useText } from "../forms/typed";
import { useColors } from "./colorFields";
import { useLogoFacts } from "./logoApi";

type FirstScreenProps = {
  name: string;
  kicker?: string | undefined;
  headline: string;
  subtext: string;
  hidesHills: boolean | undefined;
};

/** The page's header and hero in small, with the colors and pictures in the form; nothing in it can be reached. */
export function FirstScreen({ name, kicker, headline, subtext, hidesHills }: FirstScreenProps) {
  const { palette } = useColors();
  const facts = useLogoFacts();
  const logo = usePicture("logo");
  const photo = usePicture("hero");
  const { input: hasName } = useField<boolean>("logoHasName", { subscription: { value: true } });
  return (
    <div role="img" aria-label="Preview of the first screen">
      {/* React sets it as a property of the element, which the page's policy allows. */}
      <SmallPage inert style={colorProperties(palette)}>
        <Head>
          <Brand
            name={name}
            mark={{
              logo,
              logoHasName: hasName.value,
              logoLook: facts && logoLookOf(facts, palette),
              hidesHills,
            }}
          />
          <Button>Get Free Estimate</Button>
        </Head>
        <Words $isDark={hidesHills === true && !photo}>
          {kicker !== undefined && <p>{kicker}</p>}
          <Headline>{headline}</Headline>
          <p>{subtext}</p>
          <Row>
            <Button>Request a Free Estimate</Button>
            <Button variant="line">Call Now</Button>
          </Row>
        </Words>
        {photo && <Photo src={photo.imageUrl} alt="" />}
      </SmallPage>
    </div>
  );
}

/** Once it is uploaded. */
function usePicture(name: string): { imageUrl: string } | undefined {
  const imageUrl = useText(`pictures.${name}.imageUrl`);
  return imageUrl === "" || imageUrl === UPLOADING ? undefined : { imageUrl };
}

const SmallPage = styled.div`
  ${ground.paper}
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.paper};
  color: ${color.text};
`;

const Head = styled(Row)`
  justify-content: space-between;
  padding: ${space.s1} ${space.s2};
  border-bottom: 1px solid ${color.line};
`;

/* As the page has them: dark without a picture behind or below them. */
const Words = styled.div<{ $isDark: boolean }>`
  ${({ $isDark }) => $isDark && dark}
  display: grid;
  justify-items: start;
  gap: ${space.s2};
  padding: ${space.s2};
`;

const dark = css`
  ${ground.dark}
  background: ${color.ground800};
  color: ${color.onDarkSoft};
`;

const Headline = styled.b`
  color: var(--heading);
  font: 510 ${fontSize.title}/1.2 ${font.serif};
`;

const Photo = styled.img`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
`;
