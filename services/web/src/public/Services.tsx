import { type PublicService, serviceKind } from "@ridgeline/contract/service";
import { Fragment } from "react";
import { css, styled } from "styled-components";
import { useBusiness } from "../site/business";
import {
  containerAbovePhone,
  containerAboveTablet,
  containerUpToPhone,
  containerUpToTablet,
  duration,
  ease,
  fontSize,
  media,
  shadow,
  space,
} from "../theme";
import { GableTile } from "../ui/Badge";
import { Icon } from "../ui/Icon";
import { Card, Wrap } from "../ui/layout";
import { TextLink } from "../ui/TextLink";
import { LongText } from "../ui/text";
import { PublicList, RestOfList } from "./PublicList";
import { Section, SectionHead } from "./Section";

export function ServicesSection({ services }: { services: readonly PublicService[] }) {
  const { servicesHeading = "Services", servicesIntro } = useBusiness().words;
  return (
    <Root id="services" hidden={services.length === 0} data-list-section={serviceKind.path}>
      <Wrap>
        <Grid>
          <Head title={servicesHeading}>
            {servicesIntro !== undefined && <p dir="auto">{servicesIntro}</p>}
          </Head>
          <PublicList path={serviceKind.path} items={services}>
            <ServiceCards items={services} />
          </PublicList>
        </Grid>
      </Wrap>
    </Root>
  );
}

/** The rest opens on request. */
const SHOWN_AT_ONCE = 12;

type ServiceListProps = { items: readonly PublicService[] };

export function ServiceCards({ items }: ServiceListProps) {
  const rest = items.slice(SHOWN_AT_ONCE);
  return (
    <>
      <Cards items={items.slice(0, SHOWN_AT_ONCE)} />
      {rest.length > 0 && (
        <RestOfList heading={`All ${items.length} services`}>
          <Rest>
            <Cards items={rest} />
          </Rest>
        </RestOfList>
      )}
    </>
  );
}

function Cards({ items }: ServiceListProps) {
  return items.map((service) => <ServiceCard key={service.id} service={service} />);
}

function ServiceCard({ service }: { service: PublicService }) {
  return (
    <Article as="article">
      <GableTile>
        <Icon name={service.icon} />
      </GableTile>
      <h3 dir="auto">
        <BreakAtSlash>{service.title}</BreakAtSlash>
      </h3>
      <LongText text={service.description} about={service.title} />
      <TextLink
        href="#quote-form"
        aria-label={`Request Estimate, ${service.title}`}
        data-service={service.slug}
      >
        Request Estimate <span aria-hidden>→</span>
      </TextLink>
    </Article>
  );
}

/** A text that may break after a slash ("Sheetrock/Drywall"); browsers do not break there on their own. */
function BreakAtSlash({ children }: { children: string }) {
  const [first, ...rest] = children.split("/");
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** The first three services of the list are larger than the others. */
const leading = css`
  [data-list] > &:nth-of-type(-n + 3) {
    padding: ${space.s3} ${space.s3} ${space.s1};

    ${GableTile} {
      width: 64px;
      height: 70px;
      padding-top: 12px;
    }

    ${GableTile} svg {
      width: 32px;
      height: 32px;
    }

    h3 {
      font-size: clamp(1.375rem, 2.35cqi, 1.75rem); /* a long word fits into its column */
      line-height: 1.2;
    }

    p {
      margin-top: ${space.s1};
      line-height: 1.5;
    }

    ${containerAboveTablet} {
      grid-template: auto auto 1fr / minmax(0, 1fr);
      padding: ${space.s4} ${space.s4} 12px;

      ${GableTile} {
        grid-row: auto;
        margin-bottom: 20px;
      }

      p {
        font-size: 1.125rem;
      }
    }

    ${containerUpToPhone} {
      margin-bottom: 10px;
      padding: ${space.s2} ${space.s2} 0;

      ${GableTile} {
        width: 52px;
        height: 56px;
        padding-top: 9px;
      }

      ${GableTile} svg {
        width: 26px;
        height: 26px;
      }

      h3 {
        font-size: min(${fontSize.h4}, 8.5vw);
      }

      p {
        margin-top: 4px;
        font-size: ${fontSize.small};
        line-height: 1.4;
      }
    }
  }

  [data-list] > &:nth-of-type(4) {
    ${containerUpToPhone} {
      border-top-width: 0;
    }
  }
`;

/* A row: the icon next to the text. On phones it is between hairlines. */
const Article = styled(Card)`
  display: grid;
  grid-template: auto 1fr / auto minmax(0, 1fr);
  column-gap: ${space.s2};
  padding: 20px 20px 4px;
  transition:
    box-shadow ${duration.move} ${ease},
    transform ${duration.move} ${ease};

  ${containerAbovePhone} {
    ${media.hover} {
      &:hover {
        box-shadow: ${shadow.raised};
        transform: translateY(-2px);
      }
    }
  }

  ${GableTile} {
    grid-row: span 4;
    width: 44px;
    height: 48px;
  }

  h3 {
    font-size: 1.1875rem;
  }

  p {
    margin-top: 4px;
    font-size: ${fontSize.card};
    line-height: 1.45;
  }

  ${TextLink} {
    justify-self: start;
    align-self: end;
  }

  ${containerUpToPhone} {
    column-gap: 14px;

    &:not([data-list] > :nth-of-type(-n + 3)) {
      padding: 10px 0 0;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }

    h3 {
      font-size: 1.125rem;
    }

    p {
      margin-top: 2px;
      font-size: ${fontSize.small};
      line-height: 1.4;
    }

    ${TextLink} {
      margin-block: -${space.s1} -4px;
    }
  }

  ${leading}
`;

const Rest = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: 20px;
  padding-top: 20px;

  ${containerUpToPhone} {
    display: block;
    padding-top: 0;
  }
`;

const Root = styled(Section)`
  container-type: inline-size;
`;

/* Three side by side; the last row is always full, with four narrower ones or two wider ones where three do not fit. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 20px;

  ${containerAboveTablet} {
    [data-list] > article {
      grid-column: span 4;
    }

    [data-list]:has(> article:last-of-type:nth-of-type(3n + 2)) > article:nth-last-of-type(-n + 2) {
      grid-column: span 6;
    }

    [data-list]:has(> article:last-of-type:nth-of-type(3n + 7)) > article:nth-last-of-type(-n + 4) {
      grid-column: span 3;
    }

    [data-list] > article:last-of-type:nth-of-type(4) {
      grid-column: span 12;
    }

    [data-list] > article:only-of-type {
      grid-column: span 8;
    }
  }

  ${containerUpToTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    [data-list] > article:first-of-type,
    [data-list] > article:last-of-type:nth-of-type(2n) {
      grid-column: span 2;
    }
  }

  ${containerUpToPhone} {
    display: block;
  }
`;

const Head = styled(SectionHead)`
  grid-column: 1 / -1;
  max-width: none;
  margin: 0;
  padding: 0 ${space.s4} ${space.s2} 0;

  p {
    max-width: 36em;
  }

  ${containerUpToTablet} {
    padding-bottom: ${space.s1};
  }

  ${containerUpToPhone} {
    padding: 0 0 ${space.s2};
  }
`;
