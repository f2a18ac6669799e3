import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { cardInset } from "../kit/layout";
import { color, fontSize, media, radius, shadow, space } from "../../theme";
import { Fold } from "../../ui/Fold";
import { Badge } from "../../ui/Badge";
import { GableTile } from "../../ui/GableTile";
import type { SectionKind } from "./sectionKind";

type SectionFoldProps = {
  kind: SectionKind;
  isUnsaved: boolean;
  /** Whether it begins open. */
  isOpen: boolean;
  children: ReactNode;
};

/** One section, folded until the owner opens it; an address with its name (#hours) opens it, too. */
export function SectionFold({ kind, isUnsaved, isOpen: isOpenFirst, children }: SectionFoldProps) {
  const { id, title, about, Icon } = kind;
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(isOpenFirst || hash === `#${id}`);
  // A section that was opened once stays in the page, since it may hold unsaved text.
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpen);
  return (
    <Root
      id={id}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open);
        if (open) setHasBeenOpen(true);
      }}
      heading={
        <Head>
          <GableTile>
            <Icon aria-hidden />
          </GableTile>
          <span>
            <h2>{title}</h2>
            <span>{about}</span>
          </span>
          {isUnsaved && <Badge $isOn={false}>Not saved</Badge>}
        </Head>
      }
    >
      {hasBeenOpen && children}
    </Root>
  );
}

const Root = styled(Fold)`
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.resting};
  scroll-margin-top: ${space.s2};

  > summary {
    padding: 20px ${cardInset};
    border-radius: ${radius.large};
  }

  ${media.hover} {
    &:not([open]) > summary:hover {
      background: ${color.paper};
    }
  }

  ${media.upToPhone} {
    > summary {
      padding-block: ${space.s2};
    }
  }
`;

const Head = styled.span`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} ${space.s2};
  min-width: 0;

  > :nth-child(2) {
    flex: 1 1 6rem; /* below the tile, if the text is much larger */
    min-width: 0;
  }

  h2 + span {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.small};
    line-height: 1.4;
  }

  ${media.upToNarrow} {
    ${GableTile} {
      display: none;
    }
  }
`;
