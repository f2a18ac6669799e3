import Menu from "lucide-react/icons/menu";
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { replayEarlyPress } from "../../late/early";
import { importLate } from "../../late/lateSection";
import { color, containerUpToLaptop, duration, layer, media, space } from "../../theme";
import { Button } from "../../ui/controls/Button";
import { IconButton } from "../../ui/controls/IconButton";
import { scrollToAnchor } from "../../site/scrollToAnchor";
import { Wrap } from "../../ui/layout/Wrap";
import { HomeLink } from "./HomeLink";
import { NavBar } from "./NavBar";
import { PhoneLink } from "./PhoneLink";

const MenuDrawer = lazy(async () => ({
  default: (await importLate(() => import("./MenuDrawer"))).MenuDrawer,
}));

/** Stays at the top; translucent once the page is scrolled. */
export function Header() {
  const bar = useRef<HTMLElement>(null);
  const isScrolled = useIsScrolled();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [hasMenu, setHasMenu] = useState(false);

  useEffect(() => {
    replayEarlyPress(bar.current);
  }, []);

  return (
    <Bar ref={bar} $isScrolled={isScrolled}>
      <Row>
        <HomeLink />
        <NavBar />
        <HeaderPhone />
        <EstimateButton
          data-needs-script=""
          onClick={() => {
            scrollToAnchor("quote-form");
          }}
        >
          Get Free Estimate
        </EstimateButton>
        <MenuButton
          data-needs-script=""
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => {
            setHasMenu(true);
            setIsMenuOpen(true);
          }}
        >
          <Menu aria-hidden />
        </MenuButton>
      </Row>
      {hasMenu && (
        <Suspense>
          <MenuDrawer
            isOpen={isMenuOpen}
            onClose={() => {
              setIsMenuOpen(false);
            }}
          />
        </Suspense>
      )}
    </Bar>
  );
}

const THRESHOLD_PX = 10;

/** True once the page is scrolled more than 10 px (requirement 3.5). */
function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => {
    window.removeEventListener("scroll", onChange);
  };
}

const Bar = styled.header<{ $isScrolled: boolean }>`
  position: sticky;
  top: 0;
  container-type: inline-size;
  z-index: ${layer.header};
  background: ${({ $isScrolled }) => ($isScrolled ? color.paperGlass : color.paper)};
  border-bottom: 1px solid ${({ $isScrolled }) => ($isScrolled ? color.line : "transparent")};
  backdrop-filter: ${({ $isScrolled }) => ($isScrolled ? "blur(12px) saturate(1.3)" : "none")};
  transition:
    background ${duration.move},
    border-color ${duration.move};

  ${media.print} {
    position: static;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  flex-wrap: wrap; /* for large text: Firefox does not measure the container again when it is enlarged later */
  gap: 0 ${space.s3};
  min-height: ${space.header};

  ${media.upToWide} {
    column-gap: ${space.s2};
  }

  ${media.upToPhone} {
    flex-wrap: nowrap;
  }
`;

const HeaderPhone = styled(PhoneLink)`
  ${containerUpToLaptop} {
    margin-left: auto;
  }

  ${media.upToPhone} {
    display: none;
  }
`;

const EstimateButton = styled(Button)`
  ${containerUpToLaptop} {
    display: none;
  }
`;

const MenuButton = styled(IconButton)`
  display: none;
  margin-right: -12px;

  svg {
    width: 28px;
    height: 28px;
  }

  ${containerUpToLaptop} {
    display: grid;
  }

  ${media.upToPhone} {
    margin-left: auto;
  }
`;
