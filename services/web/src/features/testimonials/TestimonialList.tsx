import { testimonialKind } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { ListStates } from "../../lists/ListStates";
import type { PublicList } from "../../lists/usePublicList";
import { color, media, space } from "../../theme";
import { LoadingState } from "../../ui/LoadingState";
import { Bone, Skeleton } from "../../ui/Skeleton";
import { TestimonialCard } from "./TestimonialCard";

type TestimonialListProps = { list: PublicList<typeof testimonialKind.path> };

/** Columns on wide screens; a swipeable row on phones. */
export function TestimonialList({ list }: TestimonialListProps) {
  return (
    <ListStates list={list} many={testimonialKind.many} bones={<TestimonialBones />}>
      {(testimonials) => (
        <List tabIndex={0} aria-label="Reviews">
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </List>
      )}
    </ListStates>
  );
}

const BONE_CARDS = 7;

function TestimonialBones() {
  return (
    <Row data-needs-script="">
      <BoneCard>
        <LoadingState text="Loading testimonials..." />
      </BoneCard>
      {Array.from({ length: BONE_CARDS }, (_, index) => (
        <BoneCard key={index} aria-hidden>
          <Bone $width="110px" />
          <Bone />
          <Bone />
          <Bone $width="76%" />
          <Bone $width="40%" />
        </BoneCard>
      ))}
    </Row>
  );
}

const List = styled.ul`
  ${media.upToPhone} {
    display: flex;
    gap: ${space.s2};
    margin-inline: calc(${space.gutter} * -1);
    padding: 4px ${space.gutter} ${space.s2};
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

const Row = styled.div`
  ${media.upToPhone} {
    display: flex;
    gap: ${space.s2};
    margin-inline: calc(${space.gutter} * -1);
    padding: 4px ${space.gutter} ${space.s2};
    overflow: hidden;
  }
`;

const BoneCard = styled(Skeleton)`
  min-height: 224px;
  margin-bottom: ${space.s3};
  padding: 28px;
  break-inside: avoid;

  ${Bone} {
    margin-bottom: ${space.s2};
  }

  ${media.upToPhone} {
    flex: 0 0 84%;
    min-height: 316px;
    margin: 0;
  }
`;
