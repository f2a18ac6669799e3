import { styled } from "styled-components";
import { color, media, space } from "../../theme";
import { ErrorState } from "../../ui/ErrorState";
import { useGetPublicTestimonialsQuery } from "./publicTestimonials";
import { ReviewBones } from "./ReviewBones";
import { ReviewCard } from "./ReviewCard";

/** Columns on wide screens; a swipeable row on phones. */
export function Reviews() {
  const { data: testimonials, isLoading, isError } = useGetPublicTestimonialsQuery();

  if (isLoading) return <ReviewBones />;
  if (isError) return <Failed text="Unable to load testimonials. Please try again later." />;
  return (
    <List tabIndex={0} aria-label="Reviews">
      {testimonials?.map((testimonial) => (
        <ReviewCard key={testimonial.id} testimonial={testimonial} />
      ))}
    </List>
  );
}

const Failed = styled(ErrorState)`
  margin-bottom: 24px;
  break-inside: avoid;
`;

const List = styled.ul`
  ${media.upToPhone} {
    display: flex;
    gap: 16px;
    margin-inline: calc(${space.gutter} * -1);
    padding: 4px ${space.gutter} 16px;
    overflow-x: auto;
    scroll-padding-inline: ${space.gutter};
    scroll-snap-type: x mandatory;
    scrollbar-color: ${color.green300} transparent;
    scrollbar-width: thin;

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  ${media.print} {
    display: block;
  }
`;
