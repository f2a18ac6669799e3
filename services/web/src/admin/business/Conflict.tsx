import RefreshCw from "lucide-react/icons/refresh-cw";
import { useState } from "react";
import { styled } from "styled-components";
import { color, radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import type { SaveConflict } from "./useSaveSection";

type ConflictProps = {
  conflict: SaveConflict;
  onReload: () => Promise<boolean>;
  onReloaded: () => void;
};

/** Another window has saved meanwhile: offers to reload the details, and keeps what is typed here on top of them. */
export function Conflict({ conflict, onReload, onReloaded }: ConflictProps) {
  const [isLoading, setIsLoading] = useState(false);

  const handlePress = async () => {
    setIsLoading(true);
    if (await onReload()) onReloaded();
    setIsLoading(false);
  };

  if (conflict.isReloaded) {
    return (
      <Box ref={takeFocus} tabIndex={-1}>
        The details are up to date now, with what you typed on top of them. Look them over, and save
        again.
      </Box>
    );
  }
  return (
    <Box $isBad>
      <p>{conflict.sentence}</p>
      <Button
        variant="line"
        busyText={isLoading ? "Reloading..." : undefined}
        onClick={() => void handlePress()}
      >
        <RefreshCw aria-hidden />
        Reload the details
      </Button>
    </Box>
  );
}

/** The button that had the focus is gone. */
function takeFocus(news: HTMLElement | null): void {
  news?.focus();
}

const Box = styled.div<{ $isBad?: boolean }>`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin-top: 20px;
  padding: ${space.s2} 20px;
  border: 1px solid ${({ $isBad }) => ($isBad ? color.dangerLine : color.line)};
  border-radius: ${radius.medium};
  background: ${({ $isBad }) => ($isBad ? color.dangerWash : color.green100)};
  color: ${({ $isBad }) => ($isBad ? color.dangerDeep : color.green800)};
  line-height: 1.5;
`;
