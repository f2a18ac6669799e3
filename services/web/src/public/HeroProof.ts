import { styled } from "styled-components";
import { color, fontSize, media, space, tap } from "../theme";
import { Proof } from "./Proof";

export const HeroProof = styled(Proof)`
  margin-top: 20px;
  color: ${color.green700};
  font-size: ${fontSize.card};

  b {
    color: ${color.ink};
  }

  a {
    color: ${tap.deep};
  }

  ${media.upToPhone} {
    margin-top: 12px;
    font-size: ${fontSize.badge};
  }

  ${media.upToNarrow} {
    margin-top: ${space.s1};
  }

  ${media.short} {
    margin-top: 4px;

    li:not(:only-child) {
      max-width: none;
    }
  }
`;
