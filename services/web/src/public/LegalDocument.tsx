import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { formatToday } from "../site/today";
import { paths } from "../site/paths";
import { fontSize, space } from "../theme";
import { RidgeRule } from "./Section";
import { TextLink } from "../ui/links";
import { Wrap } from "../ui/layout";

/** A legal page: back link, title, date, cards. */
export function LegalDocument({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main-content" tabIndex={-1}>
      <Page>
        <TextLink href={paths.home} referrerPolicy="no-referrer">
          <ArrowLeft aria-hidden />
          Back to Home
        </TextLink>
        <Head>
          <RidgeRule />
          <h1>{title}</h1>
          {/* Today's date (requirement 5.1); the browser corrects it (islands/correctDates.ts), since the HTML may be older. */}
          <Line>
            Last updated: <span data-today="">{formatToday()}</span>
          </Line>
        </Head>
        <Cards>{children}</Cards>
      </Page>
    </main>
  );
}

const Page = styled(Wrap)`
  padding-block: ${space.s5} ${space.section};
`;

const Head = styled.div`
  max-width: 640px;
  margin: ${space.s3} 0 ${space.s6};

  h1 {
    font-size: clamp(2.25rem, 5vw, 3.5rem);
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 800px;
`;

const Line = styled.p`
  margin-top: ${space.s2};
  font-size: ${fontSize.lead};
  line-height: 1.55;
`;
