import type { PublicService } from "@ridgeline/contract/service";
import { styled } from "styled-components";
import { containerUpToPhone } from "../theme";
import { RestOfList } from "./RestOfList";
import { ServiceCard } from "./ServiceCard";

/** The rest opens on request. */
const SHOWN_AT_ONCE = 12;

type Services = { items: readonly PublicService[] };

export function ServiceCards({ items }: Services) {
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

function Cards({ items }: Services) {
  return items.map((service) => <ServiceCard key={service.id} service={service} />);
}

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
