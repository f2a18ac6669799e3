import { checkServiceInput } from "@ridgeline/contract/checks";
import { type ServiceInput, serviceKind } from "@ridgeline/contract/service";
import { Wrench } from "lucide-react";
import { useDeferredValue } from "react";
import { styled } from "styled-components";
import { FormField, LongTextField, TextField, useFormField } from "../../form";
import { color, font, fontSize, radius, space } from "../../theme";
import { coveringRadioStyles, TextInput } from "../../ui/fields";
import { GableTile } from "../../ui/Badge";
import { Icon, iconChoices } from "../../ui/Icon";
import { LongText, VisuallyHidden } from "../../ui/text";
import { ContentCard } from "../lists/ContentCard";
import { Muted, Note, SpreadRow } from "../kit/adminLayout";
import { FieldFold } from "../forms/fieldGroups";
import { OrderAndStatusFields, TitleField } from "./contentFields";
import { type AdminKind, contentKind } from "../lists/adminKind";
import { suggestSlug } from "../lists/wording";

export const adminServices: AdminKind<ServiceInput> = {
  ...contentKind<ServiceInput>(serviceKind),
  Icon: Wrench,
  check: checkServiceInput,
  nameOf: ({ title }) => title,
  renderCard: (service, actions) => (
    <ContentCard item={service} actions={actions}>
      <TitleRow>
        <GableTile>
          <Icon name={service.icon} />
        </GableTile>
        <div>
          <h2 dir="auto">{service.title}</h2>
          <Slug>{service.slug}</Slug>
        </div>
      </TitleRow>
      <LongText text={service.description} />
      <Note as="small">
        Icon: <b>{service.icon}</b>
      </Note>
    </ContentCard>
  ),
  renderFields: (isNew) => (
    <>
      <div>
        {isNew ? (
          <TitleField follower="slug" suggest={suggestSlug} />
        ) : (
          <TextField name="title" label="Title" whenEmpty="Write a title." />
        )}
        <SlugField />
      </div>
      <LongTextField
        name="description"
        label="Description"
        whenEmpty="Write what you do for the customer."
      />
      <IconField />
      <OrderAndStatusFields />
    </>
  ),
  noun: "Service",
  add: {
    blank: { title: "", slug: "", description: "", icon: "", isActive: true, sortOrder: 0 },
  },
};

/** Made from the title, and folded away: hardly anybody changes it. */
function SlugField() {
  const { input, error } = useFormField<string>("slug");
  return (
    <FieldFold
      hasError={error !== undefined}
      heading={
        <>
          <span>{input.value === "" ? "Web address" : "Web address: "}</span>
          <Muted as="span">{input.value}</Muted>
        </>
      }
    >
      <TextField
        name="slug"
        label="Slug"
        hint="Made from the title of a new service"
        whenEmpty="Write a short address, like roof-repair."
      />
    </FieldFold>
  );
}

/** The icon's name, free to type, next to the icon as the site will show it; and the icons to pick from. */
function IconField() {
  const hasTiles = useDeferredValue(true, false); // the dialog opens without waiting for them
  return (
    <FormField<string>
      name="icon"
      label="Icon"
      hint="An unknown name displays as Hammer"
      whenEmpty="Pick one of the icons."
    >
      {(control, input, isSending) => (
        <>
          <Tiles>
            <VisuallyHidden as="legend">Icons to pick from</VisuallyHidden>
            {(hasTiles ? iconChoices : []).map((name) => (
              <IconTile key={name}>
                <input
                  type="radio"
                  name="icon-choice"
                  aria-label={name}
                  checked={name === input.value.trim()}
                  onChange={() => input.onChange(name)}
                />
                <GableTile>
                  <Icon name={name} />
                </GableTile>
              </IconTile>
            ))}
          </Tiles>
          <SpreadRow>
            <GableTile>
              <Icon name={input.value.trim()} />
            </GableTile>
            <TextInput
              {...control}
              {...input}
              readOnly={isSending}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </SpreadRow>
        </>
      )}
    </FormField>
  );
}

const Tiles = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, 48px);
  gap: ${space.s1};
  min-width: 0;
  margin-bottom: 12px;
  border: 0;
`;

const IconTile = styled.label`
  ${coveringRadioStyles}
  border-radius: ${radius.small};

  ${GableTile} {
    width: 48px;
    height: 52px;
  }

  input:checked + ${GableTile} {
    background: ${color.ground800};
    color: ${color.onDark};
  }
`;

const TitleRow = styled(SpreadRow)`
  justify-content: start;
  align-items: start;
`;

const Slug = styled.span`
  color: ${color.muted};
  font: 500 ${fontSize.badge} / 1.4 ${font.mono};
`;
