import { styled } from "styled-components";
import { limitSentence } from "../../admin/limitSentence";
import type { ListQuery } from "../../admin/ListStates";
import { TryAgain } from "../../admin/TryAgain";
import { space } from "../../theme";
import { ErrorState } from "../../ui/ErrorState";
import { managedAreas } from "./managedAreas";

/** The dashboard's one block about all lists that failed, with one button for all of them. `lists` are those of the areas. */
export function FailedLists({ lists }: { lists: readonly ListQuery<unknown>[] }) {
  const failed = managedAreas.flatMap(({ wording }, index) => {
    const list = lists[index];
    return list?.isError === true ? [{ list, wording }] : [];
  });
  const [first, ...others] = failed.map(({ wording }) => wording.listFailed);
  if (first === undefined) return null;
  const reason = failed.map(({ list }) => limitSentence(list.error)).find(Boolean);

  const handleRetry = () => {
    for (const { list } of failed) list.refetch();
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
