import type { StoredBusiness } from "@ridgeline/contract/business";
import type { LandingList } from "@ridgeline/contract/landingContent";
import { useState } from "react";
import { useGetSetupQuery } from "./businessApi";

/** What visitors would take for the owner's own. */
const invented = ["featured-projects", "testimonials"] as const satisfies LandingList[];

export type InventedKind = (typeof invented)[number];

/** After the owner has saved a name of their own for the first time: the kinds that still have sample items on the site. */
export function useSampleOffer(business: StoredBusiness) {
  const { data: setup } = useGetSetupQuery();
  const [offer, setOffer] = useState<readonly InventedKind[]>();

  const handleSaved = (saved: StoredBusiness) => {
    // As they were before this save.
    if (setup?.isSample !== true || saved.name === business.name) return;
    const left = invented.filter((kind) => setup.sampleItems[kind] > 0);
    if (left.length > 0) setOffer(left);
  };

  return { offer, handleSaved, closeOffer: () => setOffer(undefined) };
}
