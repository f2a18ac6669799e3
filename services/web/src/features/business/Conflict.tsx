import RefreshCw from "lucide-react/icons/refresh-cw";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { color, radius, space } from "../../theme";
import { Button } from "../../ui/controls/Button";

type ConflictProps = {
  /** Why nothing was saved; nothing is shown without it. */
  sentence: string | undefined;
  onReload: () => Promise<unknown>;
  onSettled: () => void;
};

/** Another window has saved meanwhile: its details are fetched, with what is typed here on top of them. */
export function Conflict({ sentence, onReload, onSettled }: ConflictProps) {
  const [isLoading, setIsLoading] = useState(false);
  const [isReloaded, setIsReloaded] = useState(false);
  const news = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isReloaded) news.current?.focus();
  }, [isReloaded]);

  const handlePress = async () => {
    setIsLoading(true);
    setIsReloaded(false);
    const isThere = await onReload();
    setIsLoading(false);
    if (isThere !== true) return;
    setIsReloaded(true);
    onSettled();
  };

  if (sentence === undefined) {
    return (
      <div role="status">
        {isReloaded && (
          <Box ref={news} tabIndex={-1}>
            The details are up to date now, with what you typed on top of them. Look them over, and
            save again.
          </Box>
        )}
      </div>
    );
  }
  return (
    <Box $isBad>
      <p>{sentence}</p>
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
