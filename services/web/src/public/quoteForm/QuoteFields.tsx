import {
  MIN_PROJECT_DETAILS,
  type QuoteFieldName,
  quoteFields,
} from "@ridgeline/contract/quoteFields";
import { consentLabel } from "@ridgeline/contract/quoteRequest";
import { Images } from "lucide-react";
import { styled } from "styled-components";
import {
  ConsentField,
  FormField,
  LongTextField,
  SelectField,
  TextField,
  useFormField,
} from "../../form";
import { usePageBusiness, usePhone } from "../../site/shownBusiness";
import { paths } from "../../site/paths";
import { color, font, fontSize, radius, space } from "../../theme";
import { Optional, TextInput } from "../../ui/fields";
import { Row, Stack } from "../../ui/layout";
import { InOnePiece } from "../../ui/text";
import { TextLink } from "../../ui/TextLink";
import { PhoneField } from "./PhoneField";
import {
  QUESTION_ID,
  type SecurityQuestion,
  toQuestionData,
  toQuestionText,
} from "./securityQuestion";

/** In the order in which a visitor meets them (requirement 4.1). */
export function QuoteFields({ question }: { question: SecurityQuestion }) {
  return (
    <>
      <ContactFields />
      <JobFields />
      <PhotoPlaceholder />
      <SecurityField question={question} />
      <ConsentField text={consentLabel}>
        <PrivacyLink href={paths.privacy}>How we use your information</PrivacyLink>
      </ConsentField>
      <TrapField />
    </>
  );
}

function ContactFields() {
  return (
    <>
      <TextField {...labelOf("fullName")} autoComplete="name" />
      <Pair>
        <PhoneField />
        <TextField {...labelOf("email")} type="email" autoComplete="email" />
      </Pair>
      <TextField {...labelOf("address")} autoComplete="address-line1" />
    </>
  );
}

function JobFields() {
  return (
    <>
      <Dropdown name="serviceType" placeholder="Select a service" />
      <Choices>
        <Dropdown name="timing" placeholder="Choose timing" />
        <Dropdown name="budget" placeholder="Choose a range" />
      </Choices>
      <LongTextField
        {...labelOf("projectDetails")}
        hint={`Minimum ${MIN_PROJECT_DETAILS} characters required`}
      />
    </>
  );
}

function labelOf(name: QuoteFieldName) {
  const field = quoteFields[name];
  const isOptional = "isOptional" in field;
  const clean = "clean" in field ? { clean: field.clean } : {};
  return { name, label: field.label, isOptional, isRequired: !isOptional, ...clean };
}

function Dropdown({ name, placeholder }: { name: QuoteFieldName; placeholder: string }) {
  const { serviceTypes, language } = usePageBusiness();
  const field = quoteFields[name];
  const options =
    "options" in field ? field.options : serviceTypes.map((type) => ({ ...type, lang: language }));
  return <SelectField {...labelOf(name)} placeholder={placeholder} options={options} />;
}

function PhotoPlaceholder() {
  const phone = usePhone();
  return (
    <div role="group" aria-labelledby="photos-label">
      <PhotosLabel>
        <span id="photos-label">
          Photos <Optional>(optional)</Optional>
        </span>
        <TextLink href={phone.textHref}>
          <span>
            Text them to <InOnePiece>{phone.text}</InOnePiece>
          </span>
        </TextLink>
      </PhotosLabel>
      <Area>
        <Images />
        <p>
          Photo uploads will be available soon
          <small>PNG, JPG, GIF up to 10MB each</small>
        </p>
      </Area>
    </div>
  );
}

export const securityLabel = "Security Question";

/** The expected sum is in the form, as the browser posts it; the script sends the same. */
function SecurityField({ question }: { question: SecurityQuestion }) {
  return (
    <FormField<string>
      name="mathChallenge"
      label={securityLabel}
      isRequired
      hint="It stops robots. A mistake won't clear the form."
      whenEmpty="Please answer in digits 0-9."
    >
      {(control, input, isSending) => (
        <Row>
          <Question id={QUESTION_ID}>{toQuestionText(question)}</Question>
          <input type="hidden" name="question" value={toQuestionData(question)} />
          <input type="hidden" name="mathAnswer" value={question.a + question.b} />
          <SumInput
            {...control}
            {...input}
            readOnly={isSending}
            aria-describedby={[QUESTION_ID, control["aria-describedby"]].filter(Boolean).join(" ")}
            type="number"
            inputMode="numeric"
          />
        </Row>
      )}
    </FormField>
  );
}

/** Filled in only by bots: out of sight, out of the tab order, hidden from screen readers. */
function TrapField() {
  const { input } = useFormField<string>("website");
  return (
    <OutOfSight aria-hidden>
      <label htmlFor="website">Website (leave blank)</label>
      <input {...input} id="website" tabIndex={-1} autoComplete="off" />
    </OutOfSight>
  );
}

/* Below the sentence, not next to the check box. */
const PrivacyLink = styled(TextLink)`
  margin-left: 42px;
  line-height: 1.3;
`;

/* The link's tap area of 48 px overlaps what is above and below. */
const PhotosLabel = styled(Row)`
  justify-content: space-between;
  gap: 0 ${space.s1};
  margin-bottom: ${space.s1};
  color: ${color.ink};
  font-weight: 600;
  font-size: ${fontSize.label};
  line-height: 1.3;

  a {
    margin-block: min(0px, (1.3rem - 48px) / 2);
    font-size: ${fontSize.small};
  }
`;

const Area = styled.div`
  --icon: 26px;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: ${space.s1} 12px;
  border: 1.5px dashed ${color.lineDashed};
  border-radius: ${radius.medium};
  background: ${color.paper};
  font-size: ${fontSize.small};
  line-height: 1.35;

  svg {
    color: ${color.ground700};
    stroke-width: 1.5;
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.badge};
  }
`;

const Question = styled.b`
  color: ${color.ink};
  font: 510 ${fontSize.title} / 1 ${font.serif};
`;

const SumInput = styled(TextInput)`
  flex: 1 0 80px;
  max-width: 120px;
`;

/* The widths are those of the form (QuoteForm.tsx), in rem: large text puts one below the other. */
const Pair = styled(Stack)`
  gap: inherit;

  @container (min-width: 31.5rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${space.s3};
  }
`;

/* Short enough to be side by side even on a phone: each as wide as its longest choice. */
const Choices = styled(Pair)`
  @container (21.1rem <= width < 31.5rem) {
    grid-template-columns: minmax(0, 148fr) minmax(0, 180fr);
    column-gap: 10px;

    select {
      padding-inline: 12px 28px;
      font-size: ${fontSize.label};
    }

    div::after {
      right: 12px;
    }
  }
`;

const OutOfSight = styled.div`
  position: absolute;
  left: -9999px;
  top: 0;
`;
