import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";
import { usePhone } from "../../site/business";
import { space, tap } from "../../theme";

export function PhoneLink({ className }: { className?: string }) {
  const phone = usePhone();
  return (
    <Root href={phone.callHref} className={className}>
      <Phone aria-hidden />
      {phone.text}
    </Root>
  );
}

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  min-height: 48px;
  color: ${tap.base};
  font-weight: 650;
  text-decoration: none;
  white-space: nowrap;
`;
