import type { PublicServiceArea } from "@ridgeline/contract/serviceArea";
import { styled } from "styled-components";
import { color, font, fontSize, media, space } from "../theme";
import { RestOfList } from "./RestOfList";

/** The rest opens on request. */
const SHOWN_AT_ONCE = 24;

export function ServiceAreaList({ items }: { items: readonly PublicServiceArea[] }) {
  if (items.length === 0) return null;
  return (
    <Place>
      <Areas areas={items.slice(0, SHOWN_AT_ONCE)} />
      {items.length > SHOWN_AT_ONCE && (
        <RestOfList heading={`All ${items.length} service areas`}>
          <Areas areas={items.slice(SHOWN_AT_ONCE)} />
        </RestOfList>
      )}
    </Place>
  );
}

function Areas({ areas }: { areas: readonly PublicServiceArea[] }) {
  return (
    <Names>
      {areas.map(({ id, name }) => (
        <li key={id} dir="auto">
          {name}
        </li>
      ))}
    </Names>
  );
}

const Place = styled.div`
  margin: ${space.s4} 0 ${space.s2};
`;

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
  gap: 0 ${space.s4};

  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding-block: 6px;
    border-bottom: 1px solid ${color.lineDeep};
    color: ${color.ink};
    font: 560 1.125rem/1.2 ${font.serif};
    overflow-wrap: anywhere;
  }

  li::before {
    content: "";
    flex: none;
    width: 9px;
    height: 9px;
    border: 2px solid ${color.green700};
    border-radius: 50%;
  }

  /* one or two have a line each, as large as a heading */
  div > & > li:first-child:nth-last-child(-n + 2),
  div > & > li:first-child:nth-last-child(2) + li {
    grid-column: 1 / -1;
    min-height: 56px;
    font-size: ${fontSize.h3};
  }

  ${media.upToPhone} {
    gap: 0 20px;

    li {
      min-height: 40px;
      font-size: ${fontSize.body};
    }
  }
`;
