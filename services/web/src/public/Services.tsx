import { type PublicService, serviceKind } from "@ridgeline/contract/service";
import { Fragment } from "react";
import { styled } from "styled-components";
import { useBusiness, useWordsLanguage } from "../site/shownBusiness";
import { color, duration, ease, fontSize, media, radius, shadow, space } from "../theme";
import { GableIcon } from "../ui/Badge";
import { Card, EvenRows, Wrap } from "../ui/layout";
import { TextLink } from "../ui/TextLink";
import { directionOf, LongText } from "../ui/text";
import { LongList, PublicList } from "./PublicList";
import { Section, SectionHead } from "./Section";
import { mark } from "../site/marks";

export function ServicesSection({ services }: { services: readonly PublicService[] }) {
  const { servicesHeading, servicesIntro } = useBusiness().words;
  const lang = useWordsLanguage();
  return (
    <Section
      id="services"
      hidden={services.length === 0}
      {...mark("list-section", serviceKind.path)}
    >
      <Wrap {...mark("reveal")}>
        <SectionHead
          title={servicesHeading ?? "Services"}
          titleLang={servicesHeading && lang}
          intro={servicesIntro}
        />
        <PublicList path={serviceKind.path} items={services}>
          <ServiceCards items={services} />
        </PublicList>
      </Wrap>
    </Section>
  );
}

/** The first ones are larger: four if one would be alone in the last row. */
const largeOf = (count: number) => (count % 3 === 1 ? 4 : 3);

type ServiceListProps = { items: readonly PublicService[] };

export function ServiceCards({ items }: ServiceListProps) {
  const large = largeOf(items.length);
  return (
    <LongList items={items} shownAtOnce={12} name="services">
      {(services, isRest) => (
        <Cards data-first={isRest ? undefined : large}>
          {services.map((service, index) => (
            <ServiceCard key={service.id} service={service} isSmall={isRest || index >= large} />
          ))}
        </Cards>
      )}
    </LongList>
  );
}

function ServiceCard({ service, isSmall }: { service: PublicService; isSmall: boolean }) {
  const lang = useWordsLanguage();
  return (
    <Article as="article" data-small={isSmall ? "" : undefined}>
      <GableIcon name={service.icon} />
      <h3 dir={directionOf(service.title)} lang={lang}>
        <BreakAtSlash>{service.title}</BreakAtSlash>
      </h3>
      <LongText text={service.description} about={service.title} lang={lang} />
      <TextLink
        href="#quote-form"
        aria-label={`Request Estimate, ${service.title}`}
        {...mark("service", service.slug)}
      >
        Request Estimate →
      </TextLink>
    </Article>
  );
}

/** A text that may break after a slash ("Sheetrock/Drywall"); browsers do not break there on their own. */
function BreakAtSlash({ children }: { children: string }) {
  const parts = children.match(/[^/]*\/|[^/]+/g) ?? [];
  if (parts.length < 2) return children;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}

/* The icon beside the text. The link covers the card; above it is only what expands a long text. */
const Article = styled(Card)`
  position: relative;
  display: grid;
  grid-template: auto 1fr / auto minmax(0, 1fr);
  column-gap: ${space.sm};
  padding: 20px 20px 8px;
  transition:
    box-shadow ${duration.move} ${ease},
    transform ${duration.move} ${ease};

  ${GableIcon} {
    grid-row: span 4;
  }

  p {
    margin-top: 4px;
    line-height: 1.45;
  }

  label {
    z-index: 1;
  }

  ${TextLink} {
    justify-self: start;
    align-self: end;
    margin-block: -${space.s1} -4px;

    &::before,
    &:focus-visible::after {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: ${radius.large};
    }

    &:focus-visible {
      position: static;
    }
  }

  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.raised};
      transform: translateY(-2px);
    }
  }
`;

/* The large ones side by side have the icon above the words; on phones the small ones stand between hairlines. */
const Cards = styled(EvenRows)`
  > [data-small] h3 {
    font-size: ${fontSize.lead};
  }

  ${media.upToPhone} {
    row-gap: 0;

    > * + * {
      margin-top: ${space.md};
    }

    > [data-small] {
      padding: 10px 0 0;
      border-width: 1px 0 0;
      border-color: ${color.line};
      border-radius: 0;
      background: none;
      box-shadow: none;
    }

    > [data-small] + [data-small] {
      margin-top: 0;
    }
  }

  @container (min-width: 60rem) {
    > :not([data-small]) {
      grid-template: auto auto 1fr / minmax(0, 1fr);
      padding: ${space.s4} ${space.s4} ${space.s2};

      h3 {
        font-size: ${fontSize.title};
        line-height: 1.2;
      }

      ${GableIcon} {
        grid-row: auto;
        margin-bottom: 20px;
      }
    }

    &&[data-first="4"] > * {
      grid-column: span 2;
    }

    &&[data-first="4"] > :not([data-small]) {
      grid-column: span 3;
    }

    &&[data-first="4"] > :only-child {
      grid-column: 1 / -1;
    }
  }

  @container (min-width: 70rem) {
    &&[data-first="4"]:not(:has(> :only-child)) {
      grid-template-columns: repeat(12, minmax(0, 1fr));

      > [data-small] {
        grid-column: span 4;
      }

      > :not([data-small]) {
        padding-inline: ${space.s3};

        h3 {
          font-size: ${fontSize.h3};
        }
      }
    }
  }
`;
