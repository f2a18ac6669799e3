import { styled } from "styled-components";
import { color, font, media } from "../../theme";

/**
 * The names on the drawing of the hills around Dahlonega, at its own coordinates. They are not part of the picture, since a picture cannot use the page's
 * fonts, and not for screen readers, which have the list beside it.
 */
export function MapNames() {
  return (
    <Root viewBox="0 0 880 760" aria-hidden>
      <g>
        <text x={578} y={609}>
          Gainesville
        </text>
        <text x={621} y={345}>
          Cleveland
        </text>
        <text x={644} y={252}>
          Helen
        </text>
        <text x={523} y={497}>
          Murrayville
        </text>
        <text x={483} y={98}>
          Blairsville
        </text>
        <text x={111} y={258}>
          Ellijay
        </text>
        <text x={149} y={459}>
          Jasper
        </text>
      </g>
      <g textAnchor="end">
        <text x={342} y={500}>
          Dawsonville
        </text>
        <text x={327} y={689}>
          Cumming
        </text>
        <text x={411} y={263}>
          Suches
        </text>
        <text x={843} y={309}>
          Clarkesville
        </text>
      </g>
      <Notes textAnchor="middle">
        <text x={426} y={738}>
          Lake Lanier
        </text>
        <text x={270} y={36}>
          Chattahoochee National Forest
        </text>
      </Notes>
      <Home x={451} y={431} textAnchor="middle">
        Dahlonega
      </Home>
    </Root>
  );
}

/* In the drawing's units: on a phone, where it is small, some 13 px on the screen. */
const Root = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: ${color.green800};
  stroke: ${color.paperDeep};
  stroke-width: 5;
  stroke-linejoin: round;
  paint-order: stroke;
  font: 600 19px ${font.sans};

  ${media.upToPhone} {
    font-size: max(20px, 56px - 6vw);
  }
`;

const Notes = styled.g`
  fill: ${color.green600};
  font-size: 0.85em;
`;

const Home = styled.text`
  font: 560 1.4em ${font.serif};
`;
