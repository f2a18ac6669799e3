import type { Business } from "@ridgeline/contract/business";
import { colorProperties, type Palette } from "@ridgeline/contract/colors";
import { logoLookOf } from "@ridgeline/contract/palette";
import { useFormState } from "react-final-form";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/shownBusiness";
import { color, font, fontSize, radius, space } from "../../theme";
import { Brand } from "../../ui/Brand";
import { Button } from "../../ui/Button";
import { Field, TextInput } from "../../ui/fields";
import { ground } from "../../ui/ground";
import { Row } from "../../ui/layout";
import { Wide } from "../forms/contentFields";
import { useLogoFacts } from "./businessApi";

/** The page's header, hero, dark section and form in small; nothing in it can be reached. */
export function ColorPreview({ palette }: { palette: Palette }) {
  const { shortName } = usePageBusiness();
  const facts = useLogoFacts();
  const { values } = useFormState<Business>({ subscription: { values: true } });
  const { pictures, words, logoHasName, hidesHills } = values;
  return (
    <Wide role="img" aria-label="Preview of the page in these colors">
      {/* React sets it as a property of the element, which the page's policy allows. */}
      <SmallPage inert style={colorProperties(palette)}>
        <SmallHead>
          <Brand
            name={shortName}
            mark={{
              logo: pictures.logo?.imageUrl ? pictures.logo : undefined,
              logoHasName,
              logoLook: facts && logoLookOf(facts, palette),
              hidesHills,
            }}
          />
          <Button>Get Free Estimate</Button>
        </SmallHead>
        <Part>
          <SmallHeadline>{words.headline}</SmallHeadline>
          <Row>
            <Button>Request a Free Estimate</Button>
            <Button variant="line">Call Now</Button>
          </Row>
        </Part>
        <SmallDark>
          <SmallHeadline>Request a free estimate</SmallHeadline>
          <p>Tell us what the job is.</p>
          <Button variant="line">Call Now</Button>
          <FormSheet>
            <Field label="Full Name">{(control) => <TextInput {...control} />}</Field>
            <Button>Request Free Estimate</Button>
          </FormSheet>
        </SmallDark>
      </SmallPage>
    </Wide>
  );
}

/** A page in small, in the colors of its style. */
export const SmallPage = styled.div`
  ${ground.paper}
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.paper};
  color: ${color.text};
`;

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s2};
  padding: ${space.s2};
`;

export const SmallHead = styled(Row)`
  justify-content: space-between;
  padding: ${space.s1} ${space.s2};
  border-bottom: 1px solid ${color.line};
`;

export const SmallHeadline = styled.b`
  color: ${color.ink};
  font: 510 ${fontSize.title}/1.2 ${font.serif};
`;

export const SmallDark = styled(Part)`
  ${ground.dark}
  background: ${color.ground800};
  color: ${color.onDarkSoft};

  > ${SmallHeadline} {
    color: ${color.onDark};
  }
`;

const FormSheet = styled(Part)`
  ${ground.paper}
  justify-self: stretch;
  border-radius: ${radius.medium};
  background: ${color.sheet};
`;
