import { styled } from "styled-components";
import { color } from "../../theme";
import { TextLink } from "../../ui/links";

/** What the customer gave, as a link that uses it: it reads like text, and its icon and underline say that it can be tapped. */
export const ContactLink = styled(TextLink)`
  gap: 12px;
  min-width: 0;
  padding-block: 12px; /* a text of two lines has the same air around it as one */
  font-weight: 600;
  line-height: 1.4;

  svg {
    color: ${color.green600};
  }
`;
