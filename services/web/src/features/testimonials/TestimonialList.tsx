import { testimonialKind } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { PublicListStates } from "../../lists/PublicListStates";
import type { PublicList } from "../../lists/usePublicList";
import { ScrollList } from "../../ui/layout/ScrollList";
import { snapRow } from "../../ui/layout/snapRow";
import { TestimonialCard } from "./TestimonialCard";

type TestimonialListProps = { list: PublicList<typeof testimonialKind.path> };

/** Columns on wide screens; a swipeable row on phones. */
export function TestimonialList({ list }: TestimonialListProps) {
  return (
    <PublicListStates list={list} many={testimonialKind.many} skeleton={{ height: "224px" }}>
      {(testimonials) => (
        <List aria-label="Reviews">
          {testimonials.map((testimonial) => (
            <TestimonialCard
              key={testimonial.id}
              testimonial={testimonial}
              of={testimonials.length}
            />
          ))}
        </List>
      )}
    </PublicListStates>
  );
}

const List = styled(ScrollList)`
  ${snapRow}
`;
