import { checkService } from "@ridgeline/contract/checks/checkService";
import type { ServiceInput } from "@ridgeline/contract/service";
import type { ContentKind } from "../../admin/contentKind";
import { createWording } from "../../admin/createWording";
import { ManagedService } from "./ManagedService";
import { ServiceFields } from "./ServiceFields";

export const serviceKind: ContentKind<ServiceInput> = {
  title: "Services",
  wording: createWording("service", "services"),
  check: checkService,
  nameOf: ({ title }) => title,
  renderCard: (service, actions) => <ManagedService service={service} actions={actions} />,
  renderFields: (isNew) => <ServiceFields isNew={isNew} />,
  editTitle: "Edit Service",
  add: {
    label: "Add Service",
    blank: { title: "", slug: "", description: "", icon: "", isActive: true, sortOrder: 0 },
    emptyHint: "Add a service and it will show on the site at once.",
  },
};
