import type { ServiceInput } from "@ridgeline/contract/service";
import { useState } from "react";
import { Button } from "../../ui/Button";
import { useGetBusinessQuery } from "../business/businessApi";
import { isOther } from "../business/typedBusiness";
import { type AdminKind, useReport } from "../kit/adminKind";
import { loadTrade, tradeNames } from "../setup/trades";

type CardsOfKindsProps = Pick<AdminKind<ServiceInput>, "useTriggers" | "wording">;

/** While there is no card: one for each kind of work that the form offers, with a trade's words where one has them. */
export function CardsOfKinds({ useTriggers, wording }: CardsOfKindsProps) {
  const { data: business } = useGetBusinessQuery();
  const [isMaking, setIsMaking] = useState(false);
  const { create } = useTriggers();
  const report = useReport();
  if (!business) return null;
  const kinds = business.serviceTypes.filter((kind) => !isOther(kind));

  const handlePress = async () => {
    setIsMaking(true);
    const known = (await Promise.all(tradeNames.map(loadTrade))).flatMap(
      (trade) => trade.kindsOfWork,
    );
    for (const [at, { value, label }] of kinds.entries()) {
      const like = known.find((kind) => kind.value === value || kind.label === label);
      const card: ServiceInput = {
        ...{ slug: value, title: label, isActive: true, sortOrder: at + 1 },
        icon: like?.icon ?? "Hammer",
        description: like?.description ?? `${label} by ${business.shortName}.`,
      };
      const { isDone } = await report(create(card), { failed: wording.create.failed });
      if (!isDone) break;
    }
    setIsMaking(false);
  };

  return (
    <Button
      variant="line"
      busyText={isMaking ? "Making the cards..." : undefined}
      onClick={() => void handlePress()}
    >
      Make a card for each of your kinds of work
    </Button>
  );
}
