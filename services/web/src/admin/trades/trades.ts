import type { Trade } from "@ridgeline/contract/trade";

type Json = { default: object };

/** What a new site says, by trade, in the order in which they are offered; each is loaded when it is chosen. */
const trades = {
  "home-repair": ["Home repair", () => import("./home-repair.json")],
  roofing: ["Roofing", () => import("./roofing.json")],
  painting: ["Painting", () => import("./painting.json")],
  "lawn-and-landscape": ["Lawn and landscape", () => import("./lawn-and-landscape.json")],
  "flooring-and-tile": ["Flooring and tile", () => import("./flooring-and-tile.json")],
  "kitchen-and-bath": ["Kitchen and bath", () => import("./kitchen-and-bath.json")],
  plumbing: ["Plumbing", () => import("./plumbing.json")],
  electrical: ["Electrical", () => import("./electrical.json")],
  "heating-and-cooling": ["Heating and cooling", () => import("./heating-and-cooling.json")],
  "pressure-washing-and-gutters": [
    "Pressure washing and gutters",
    () => import("./pressure-washing-and-gutters.json"),
  ],
  "carpentry-and-decks": ["Carpentry and decks", () => import("./carpentry-and-decks.json")],
  other: ["Something else", () => import("./other.json")],
} as const satisfies Record<string, readonly [name: string, load: () => Promise<Json>]>;

export type TradeName = keyof typeof trades;

export const tradeNames = Object.keys(trades) as TradeName[]; // the keys of the table

export const tradeOptions = tradeNames.map((value) => ({ value, label: trades[value][0] }));

export async function loadTrade(name: TradeName): Promise<Trade> {
  return (await trades[name][1]()).default as Trade; // trades.test.ts checks every one
}
