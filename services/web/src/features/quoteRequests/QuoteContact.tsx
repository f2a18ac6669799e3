import { formatPhone } from "@ridgeline/contract/phone";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";
import { color } from "../../theme";

export function QuoteContact({ quote: { phone, email, address } }: { quote: QuoteRequest }) {
  return (
    <Root>
      <li>
        <Phone aria-hidden />
        {formatPhone(phone)}
      </li>
      {email && (
        <li>
          <Mail aria-hidden />
          {email}
        </li>
      )}
      {address && (
        <li>
          <MapPin aria-hidden />
          <span dir="auto">{address}</span>
        </li>
      )}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  gap: 10px;

  li {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    min-width: 0;
    color: ${color.ink};
    font-weight: 550;
    line-height: 1.4;
  }

  svg {
    margin-top: 2px;
    color: ${color.green600};
  }
`;
