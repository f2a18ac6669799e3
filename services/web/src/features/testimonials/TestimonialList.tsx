import type { PublicTestimonial } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { ScrollList } from "../../ui/layout/ScrollList";
import { snapRow } from "../../ui/layout/snapRow";
import { TestimonialCard } from "./TestimonialCard";

/** Columns on wide screens; a swipeable row on phones. */
export function TestimonialList({ items }: { items: readonly PublicTestimonial[] }) {
  if (items.length === 0) return null;
  return (
    <List aria-label="Reviews">
      {items.map((testimonial) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial} of={items.length} />
      ))}
    </List>
  );
}

const List = styled(ScrollList)`
  ${snapRow}
`;
