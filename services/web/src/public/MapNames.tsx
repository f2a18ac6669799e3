import type { PublicServiceArea } from "@ridgeline/contract/serviceArea";
import { styled } from "styled-components";
import { color, font, media } from "../theme";
import { isListed } from "./isListed";

/** The towns on the drawing of the hills around Dahlonega, in its own coordinates, and where each name goes. */
const towns = [
  { name: "Gainesville", ring: [565, 603], text: [578, 609] },
  { name: "Cleveland", ring: [608, 338], text: [608, 375], anchor: "middle" },
  { name: "Helen", ring: [631, 246], text: [644, 252] },
  { name: "Murrayville", ring: [510, 491], text: [523, 497] },
  { name: "Blairsville", ring: [470, 92], text: [483, 98] },
  { name: "Ellijay", ring: [98, 252], text: [111, 258] },
  { name: "Jasper", ring: [136, 453], text: [149, 459] },
  { name: "Dawsonville", ring: [356, 494], text: [342, 500], anchor: "end" },
  { name: "Cumming", ring: [341, 683], text: [327, 689], anchor: "end" },
  { name: "Suches", ring: [424, 257], text: [411, 263], anchor: "end" },
  { name: "Clarkesville", ring: [777, 325], text: [843, 309], anchor: "end" },
] as const;

/**
 * The names of the towns, those that the owner does not list dimmed. They are not part of the picture, which cannot use
 * the page's fonts, and hidden from screen readers, which have the list next to it.
 */
export function MapNames({ areas }: { areas: readonly PublicServiceArea[] }) {
  return (
    <Root viewBox="0 0 880 760" aria-hidden>
      {towns.map(({ name, ring: [cx, cy], text: [x, y], ...town }) => (
        <g key={name} data-town={name} data-unlisted={isListed(name, areas) ? undefined : ""}>
          <circle cx={cx} cy={cy} r={6} />
          <text x={x} y={y} textAnchor={"anchor" in town ? town.anchor : undefined}>
            {name}
          </text>
        </g>
      ))}
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

/* In the drawing's units: where it is small, some 12 px on the screen. */
const Root = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: ${color.green800};
  font: 600 19px ${font.sans};

  text {
    stroke: ${color.paperDeep};
    stroke-width: 5;
    stroke-linejoin: round;
    paint-order: stroke;
  }

  ${media.upToLaptop} {
    font-size: max(20px, 57px - 3.4vw);
  }

  ${media.upToPhone} {
    font-size: max(20px, 56px - 6vw);
  }

  circle {
    fill: ${color.sheet};
    stroke: ${color.green800};
    stroke-width: 3.5;
  }

  [data-unlisted] {
    opacity: 0.55;
  }

  [data-unlisted] text {
    font-weight: 400;
  }

  [data-unlisted] circle {
    r: 4px;
  }
`;

const Notes = styled.g`
  fill: ${color.green600};
  font-size: 0.85em;
`;

const Home = styled.text`
  font: 560 1.4em ${font.serif};
`;
