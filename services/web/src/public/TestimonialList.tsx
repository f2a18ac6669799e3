import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { media, space } from "../theme";
import { snapRow } from "./snapRow";
import { TestimonialCard } from "./TestimonialCard";

/** Columns on wide screens; a swipeable row on phones. */
export function TestimonialList({ items }: { items: readonly PublicTestimonial[] }) {
  if (items.length === 0) return null;
  return (
    <List aria-label="Reviews" data-scroll-list="">
      {items.map((testimonial) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial} of={items.length} />
      ))}
    </List>
  );
}

const List = styled.ul`
  ${snapRow}

  /* with large text the number would cover the stars */
  ${media.upToPhone} {
    > [data-of] {
      container-type: inline-size;
    }

    @container (max-width: 11.25rem) {
      > [data-of]:not(:only-child)::after {
        position: static;
        order: -1;
        align-self: flex-end;
        margin-bottom: ${space.s1};
      }
    }
  }
`;
