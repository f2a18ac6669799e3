import { styled } from "styled-components";
import { useBusiness } from "../site/business";
import { paths } from "../site/paths";
import { thisYear } from "../site/today";
import { color, fontSize, media, space } from "../theme";

export function FooterBottom() {
  const { name } = useBusiness();
  return (
    <Bottom>
      {/* The browser corrects the year (islands/correctDates.ts): the page may be rendered in one and read in the next. */}
      <p>
        © <span data-year="">{thisYear()}</span> {name}. All rights reserved.
      </p>
      <Legal>
        <a href={paths.privacy}>Privacy Policy</a>
        <a href={paths.terms}>Terms of Service</a>
      </Legal>
    </Bottom>
  );
}

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1} ${space.s4};
  margin-top: ${space.s8};
  padding-block: 20px 28px;
  border-top: 1px solid ${color.lineDarkest};
  font-size: ${fontSize.small};

  ${media.upToPhone} {
    margin-top: ${space.s2};
    padding-block: 12px ${space.s2};
  }

  ${media.print} {
    display: none;
  }
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
`;
