import type { ReactNode } from "react";
import { styled } from "styled-components";
import { space } from "../../theme";
import { Card } from "../../ui/Card";

type EmptyStateProps = { title: string; children?: ReactNode };

/** A strip of ridges, then the title, e.g. "No services found". */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <Root>
      <Ridges src="/images/ridges.svg" alt="" width={1600} height={480} />
      <Words>
        <Title>{title}</Title>
        {children}
      </Words>
    </Root>
  );
}

const Root = styled(Card)`
  overflow: hidden;
  text-align: center;
`;

const Ridges = styled.img`
  width: 100%;
  height: 200px;
  object-fit: cover;
  object-position: 50% 78%;
`;

const Words = styled.div`
  padding: 28px ${space.s3} ${space.s5};

  p {
    margin-top: ${space.s1};
  }
`;

const Title = styled.h2`
  font-size: 1.625rem;
  line-height: 1.28;
`;
