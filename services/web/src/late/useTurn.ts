import { useEffect, useState } from "react";
import { pageIsInteractive } from "./whenInteractive";

/** False in the HTML; true once the landing page is interactive, for one caller after the other, a frame apart. */
export function useTurn(): boolean {
  const [isMyTurn, setIsMyTurn] = useState(false);

  useEffect(() => {
    turns = turns.then(nextFrame).then(() => {
      setIsMyTurn(true);
    });
  }, []);

  return isMyTurn;
}

let turns = pageIsInteractive;

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
