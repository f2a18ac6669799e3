import { contentKinds } from "@ridgeline/contract/contentKinds";
import { landingLists } from "@ridgeline/contract/landingContent";
import type { SetupStatus } from "@ridgeline/contract/setup";

/** "8 testimonials", for each kind that still has unchanged sample items. */
export function countSamples({ sampleItems }: Pick<SetupStatus, "sampleItems">): string[] {
  return landingLists.flatMap((list) => {
    const count = sampleItems[list];
    const kind = contentKinds.find(({ path }) => path === list);
    if (count === 0 || !kind) return [];
    return [`${count} ${count === 1 ? kind.one : kind.many}`];
  });
}
