import { styled } from "styled-components";
import { buttonLook, type ButtonLook } from "./buttonLook";

/** A link that looks like a button. For the router: `<LinkButton as={Link} to={...}>`. */
export const LinkButton = styled.a<ButtonLook>`
  ${buttonLook}
`;
