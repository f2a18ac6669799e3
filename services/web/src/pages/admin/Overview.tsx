import { styled } from "styled-components";
import { useListFailureToast } from "../../admin/useListFailureToast";
import { color, font, fontSize, media } from "../../theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import type { ContentArea } from "./useContentAreas";

/** The five counts. Where a list failed there is a way to ask again in place of its number. */
export function Overview({ areas }: { areas: readonly ContentArea[] }) {
  return (
    <Counts>
      {areas.map((area) => (
        <Count key={area.path} area={area} />
      ))}
    </Counts>
  );
}

function Count({ area: { title, Icon, list, wording } }: { area: ContentArea }) {
  useListFailureToast(list, wording);
  return (
    <Card>
      <dt>
        <Icon aria-hidden />
        {title}
      </dt>
      <dd>
        {list.isError ? (
          <Retry
            variant="line"
            aria-label={`Try again: ${title}`}
            onClick={() => void list.refetch()}
          >
            Try again
          </Retry>
        ) : (
          (list.data?.length ?? "…")
        )}
      </dd>
    </Card>
  );
}

const Retry = styled(Button)`
  padding-inline: 12px;
  font-family: ${font.sans};
  letter-spacing: 0;
`;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 16px;

  > div {
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 20px 20px 16px;
  }

  dt {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: ${fontSize.small};
    font-weight: 600;
    line-height: 1.25;

    svg {
      color: ${color.green600};
    }
  }

  dd {
    margin-top: auto;
    color: ${color.ink};
    font: 560 3rem/1 ${font.serif};
    font-feature-settings: "lnum", "tnum";
    letter-spacing: -0.02em;
  }

  ${media.upToLaptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.upToPhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;

    > div {
      padding: 16px;
    }

    > div:last-child {
      flex-direction: row;
      grid-column: 1 / -1;
      align-items: center;
      justify-content: space-between;
    }

    dd {
      font-size: 2.5rem;
    }
  }

  ${media.upToNarrow} {
    dt svg {
      display: none;
    }
  }
`;
