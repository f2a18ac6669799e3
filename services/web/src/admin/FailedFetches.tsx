import { styled } from "styled-components";
import { limitSentence } from "./kit/adminKind";
import { type ListQuery, TryAgain } from "./kit/listStates";
import { space } from "../theme";
import { ErrorState } from "../ui/states";

/** One thing that the dashboard fetches, and the sentence that says that it failed. */
type Fetched = Pick<ListQuery<unknown>, "isError" | "error" | "refetch"> & { sentence: string };

/** The dashboard's one block about everything that failed, with one button for all of it. */
export function FailedFetches({ fetched }: { fetched: readonly Fetched[] }) {
  const failed = fetched.filter(({ isError }) => isError);
  const [first, ...others] = failed.map(({ sentence }) => sentence);
  if (first === undefined) return null;
  const reason = failed.map(({ error }) => limitSentence(error)).find(Boolean);

  const handleRetry = () => {
    for (const { refetch } of failed) refetch();
  };

  return (
    <Block text={first}>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {reason !== undefined && <p>{reason}</p>}
      <TryAgain onPress={handleRetry} />
    </Block>
  );
}

const Block = styled(ErrorState)`
  margin-bottom: ${space.s4};
`;
