import { checkServiceAreaInput } from "@ridgeline/contract/checks";
import { type ServiceAreaInput, serviceAreaKind } from "@ridgeline/contract/serviceArea";
import { MapPin } from "lucide-react";
import { styled } from "styled-components";
import { space } from "../../theme";
import { SpreadRow } from "../kit/adminLayout";
import { ContentCard, Order } from "../lists/ContentCard";
import { OrderAndStatusFields } from "./contentFields";
import { type AdminKind, contentKind } from "../lists/adminKind";
import { LongTextField, TextField } from "../../form";

export const adminServiceAreas: AdminKind<ServiceAreaInput> = {
  ...contentKind<ServiceAreaInput>(serviceAreaKind),
  Icon: MapPin,
  check: checkServiceAreaInput,
  nameOf: ({ name }) => name,
  renderCard: (area, actions) => (
    <ContentCard
      item={area}
      lead={
        <Lead>
          <Order>{`Order: ${area.sortOrder}`}</Order>
          <h2 dir="auto">{area.name}</h2>
        </Lead>
      }
      actions={actions}
    />
  ),
  renderFields: (isNew) => (
    <>
      {isNew ? (
        <LongTextField {...nameField} hint="Several at once: one a line" />
      ) : (
        <TextField {...nameField} />
      )}
      <OrderAndStatusFields />
    </>
  ),
  noun: "Service Area",
  add: {
    linesOf: "name",
    blank: { name: "", isActive: true, sortOrder: 0 },
  },
};

const nameField = { name: "name", label: "Name", whenEmpty: "Write the name of the place." };

const Lead = styled(SpreadRow)`
  align-items: baseline;
  gap: 0 ${space.s1};
`;
