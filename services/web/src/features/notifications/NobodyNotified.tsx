import BellOff from "lucide-react/icons/bell-off";
import { styled } from "styled-components";
import { color, radius, space } from "../../theme";

export function NobodyNotified() {
  return (
    <Root>
      <BellOff aria-hidden />
      <span>
        <b>Nobody is notified of new requests.</b> Turn notifications on below, on the phone that
        you have with you, or ask whoever runs this site to set up e-mail.
      </span>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  gap: 12px;
  margin-bottom: ${space.s2};
  padding: ${space.s2} 20px;
  border: 1px solid ${color.dangerLine};
  border-radius: ${radius.medium};
  background: ${color.dangerWash};
  color: ${color.dangerDeep};
  line-height: 1.5;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;
