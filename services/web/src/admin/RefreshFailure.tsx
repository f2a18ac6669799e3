import { useState } from "react";
import { styled } from "styled-components";
import { space } from "../theme";
import { ErrorState } from "../ui/ErrorState";
import type { ListQuery } from "./ListStates";
import { TryAgain } from "./TryAgain";

/** Above a list that could not be reloaded; it stays until a reload succeeds. */
export function RefreshFailure({ list }: { list: ListQuery<unknown> }) {
  const [isRetrying, setIsRetrying] = useState(false);
  if (!list.isError && !isRetrying) return null;

  const handleRetry = async () => {
    setIsRetrying(true);
    await list.refetch();
    setIsRetrying(false);
  };

  return (
    <Strip text="Could not refresh">
      <TryAgain onPress={handleRetry} />
    </Strip>
  );
}

const Strip = styled(ErrorState)`
  flex-flow: row wrap;
  justify-content: center;
  gap: ${space.s1} ${space.s2};
  margin-bottom: ${space.s3};
  padding: 12px ${space.s2};
`;
