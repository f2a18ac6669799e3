import { checkServiceArea } from "@ridgeline/contract/checks/checkServiceArea";
import type { ServiceAreaInput } from "@ridgeline/contract/serviceArea";
import { ContentCard, Order } from "../../admin/ContentCard";
import type { ContentKind } from "../../admin/contentKind";
import { createWording } from "../../admin/createWording";
import { ServiceAreaFields } from "./ServiceAreaFields";

export const serviceAreaKind: ContentKind<ServiceAreaInput> = {
  title: "Service Areas",
  wording: createWording("service area", "service areas"),
  check: checkServiceArea,
  nameOf: ({ name }) => name,
  renderCard: ({ name, sortOrder, isActive }, actions) => (
    <ContentCard lead={<Order value={sortOrder} />} isActive={isActive} actions={actions}>
      <h2>{name}</h2>
    </ContentCard>
  ),
  renderFields: () => <ServiceAreaFields />,
  editTitle: "Edit Service Area",
  add: {
    label: "Add Service Area",
    blank: { name: "", isActive: true, sortOrder: 0 },
    emptyHint: "Add a service area and it will show on the site at once.",
  },
};
