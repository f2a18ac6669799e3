import { testimonialKind } from "@ridgeline/contract/testimonial";
import { styled } from "styled-components";
import { PublicListStates } from "../../lists/PublicListStates";
import type { PublicList } from "../../lists/usePublicList";
import { media, space } from "../../theme";
import { LoadingState } from "../../ui/states/LoadingState";
import { ScrollList } from "../../ui/layout/ScrollList";
import { Bone, Skeleton } from "../../ui/states/Skeleton";
import { snapRow } from "../../ui/layout/snapRow";
import { TestimonialCard } from "./TestimonialCard";

type TestimonialListProps = { list: PublicList<typeof testimonialKind.path> };

/** Columns on wide screens; a swipeable row on phones. */
export function TestimonialList({ list }: TestimonialListProps) {
  return (
    <PublicListStates list={list} many={testimonialKind.many} bones={<TestimonialBones />}>
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

const List = styled(ScrollList)`
  ${snapRow}
`;

const Row = styled.div`
  ${snapRow}
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
    min-height: 316px;
  }
`;
