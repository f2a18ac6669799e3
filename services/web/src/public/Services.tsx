import { type PublicService, serviceKind } from "@ridgeline/contract/service";
import { Fragment } from "react";
import { styled } from "styled-components";
import { useBusiness } from "../site/shownBusiness";
import { color, duration, ease, fontSize, media, radius, shadow, space } from "../theme";
import { GableIcon } from "../ui/Badge";
import { Card, EvenRows, Wrap } from "../ui/layout";
import { TextLink } from "../ui/TextLink";
import { directionOf, LongText } from "../ui/text";
import { LongList, PublicList } from "./PublicList";
import { Section, SectionHead } from "./Section";

export function ServicesSection({ services }: { services: readonly PublicService[] }) {
  const { servicesHeading = "Services", servicesIntro } = useBusiness().words;
  return (
    <Section id="services" hidden={services.length === 0} data-list-section={serviceKind.path}>
      <Wrap data-reveal="">
        <SectionHead title={servicesHeading} intro={servicesIntro} />
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
        <>
          {!isRest && (
            <LargeCards data-of={large}>
              <Cards items={services.slice(0, large)} />
            </LargeCards>
          )}
          <SmallCards>
            <Cards items={isRest ? services : services.slice(large)} />
          </SmallCards>
        </>
      )}
    </LongList>
  );
}

function Cards({ items }: ServiceListProps) {
  return items.map((service) => <ServiceCard key={service.id} service={service} />);
}

function ServiceCard({ service }: { service: PublicService }) {
  return (
    <Article as="article">
      <GableIcon name={service.icon} />
      <h3 dir={directionOf(service.title)}>
        <BreakAtSlash>{service.title}</BreakAtSlash>
      </h3>
      <LongText text={service.description} about={service.title} />
      <TextLink
        href="#quote-form"
        aria-label={`Request Estimate, ${service.title}`}
        data-service={service.slug}
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

/* Three side by side have the icon above the words. */
const LargeCards = styled(EvenRows)`
  @container (min-width: 60rem) {
    h3 {
      font-size: ${fontSize.title};
      line-height: 1.2;
    }

    > * {
      grid-template: auto auto 1fr / minmax(0, 1fr);
      padding: ${space.s4} ${space.s4} ${space.s2};
    }

    ${GableIcon} {
      grid-row: auto;
      margin-bottom: 20px;
    }
  }

  @container (min-width: 70rem) {
    &&[data-of="4"]:has(> :nth-child(4)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));

      h3 {
        font-size: ${fontSize.h3};
      }

      > * {
        grid-column: auto;
        padding-inline: ${space.s3};
      }
    }
  }
`;

/* On phones they stand between hairlines. */
const SmallCards = styled(EvenRows)`
  gap: ${space.sm};
  margin-top: ${space.md};

  h3 {
    font-size: ${fontSize.lead};
  }

  ${media.upToPhone} {
    row-gap: 0;

    > * {
      padding: 10px 0 0;
      border-width: 1px 0 0;
      border-color: ${color.line};
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
  }
`;
