import { checkService } from "@ridgeline/contract/checks/checkService";
import { type ServiceInput, serviceKind } from "@ridgeline/contract/service";
import Wrench from "lucide-react/icons/wrench";
import { type AdminKind, createWording } from "./kit/adminKind";
import { OrderAndStatusFields } from "./kit/contentFields";
import { crudHooks } from "./kit/crudHooks";
import { LongTextField, TextField } from "../form";
import { IconField } from "./IconField";
import { ManagedService } from "./ManagedService";
import { SlugField } from "./SlugField";
import { TitleField } from "./TitleField";

export const adminServices: AdminKind<ServiceInput> = {
  path: serviceKind.path,
  wording: createWording(serviceKind),
  about: "The cards visitors read first.",
  Icon: Wrench,
  check: checkService,
  uniqueField: serviceKind.uniqueField,
  ...crudHooks<ServiceInput>(serviceKind.path),
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

function ServiceFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <div>
        {isNew ? (
          <TitleField />
        ) : (
          <TextField name="title" label="Title" whenEmpty="Write a title." />
        )}
        <SlugField />
      </div>
      <LongTextField
        name="description"
        label="Description"
        whenEmpty="Write what you do for the customer."
      />
      <IconField />
      <OrderAndStatusFields />
    </>
  );
}
