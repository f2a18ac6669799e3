import { styled } from "styled-components";
import { color, containerUpToLaptop, duration, media, radius, tap } from "../theme";
import { navItems } from "./navItems";

export function NavBar() {
  return (
    <Nav aria-label="Main" data-needs-script="">
      {navItems.map(({ anchor, label }) => (
        <NavButton key={anchor} type="button" data-goes-to={anchor}>
          {label}
        </NavButton>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: 4px;
  margin-left: auto;

  ${containerUpToLaptop} {
    display: none;
  }
`;

const NavButton = styled.button`
  min-height: 48px;
  padding: 0 13px;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.ink};
  font-size: 1rem;
  font-weight: 560;
  text-decoration: underline 2px transparent;
  text-underline-offset: 8px;
  cursor: pointer;
  transition: text-decoration-color ${duration.color};

  ${media.hover} {
    &:hover {
      text-decoration-color: ${tap.base};
    }
  }

  ${media.upToWide} {
    padding: 0 9px;
  }
`;
