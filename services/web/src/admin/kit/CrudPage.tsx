import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { Button } from "../../ui/Button";
import type { AdminKind } from "./adminKind";
import type { Row } from "./crudHooks";
import { CardActions } from "./CardActions";
import { CrudList } from "./CrudList";
import { CrudDialog } from "./CrudDialog";
import { fetchOnEntry, AdminListStates } from "./listStates";
import { PageHead } from "./PageHead";
import { useCrudActions } from "./useCrudActions";
import { useOpenDialog } from "./useOpenDialog";
import { usePageTitle } from "./usePageTitle";
import { useRescueFocus } from "./focus";

/** The owner's page of one content kind: its list, the dialog that adds and edits, and the delete question. */
export function CrudPage<Input extends { isActive: boolean }>({
  kind,
}: {
  kind: AdminKind<Input>;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { wording, nameOf, renderCard, add, useList } = kind;
  const list = useList(undefined, fetchOnEntry);
  const { dialog, open, close } = useOpenDialog(kind, list.data);
  const actions = useCrudActions(kind);
  usePageTitle(wording.title);
  useRescueFocus(heading, { isDialogOpen: dialog !== undefined });

  const renderItem = (item: Row<Input>) =>
    renderCard(
      item,
      <CardActions
        name={nameOf(item)}
        isActive={item.isActive}
        onEdit={() => open({ type: "edit", item })}
        onSetActive={(isActive) => actions.setActive(item, isActive)}
        onDelete={() => open({ type: "delete", item })}
      />,
    );

  return (
    <>
      <PageHead title={wording.title} list={list} titleRef={heading}>
        {add && (
          <Button onClick={() => open({ type: "add", add })}>
            <Plus aria-hidden />
            {add.label}
          </Button>
        )}
      </PageHead>
      <AdminListStates
        list={list}
        wording={wording}
        emptyHint={add?.emptyHint ?? kind.adviceOn?.([])}
      >
        {(items) => <CrudList kind={kind} list={list} items={items} renderItem={renderItem} />}
      </AdminListStates>
      {dialog && (
        <CrudDialog
          kind={kind}
          items={list.data}
          dialog={dialog}
          actions={actions}
          onClose={close}
        />
      )}
    </>
  );
}
