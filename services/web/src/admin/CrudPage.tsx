import Plus from "lucide-react/icons/plus";
import { useRef, useState } from "react";
import { Button } from "../ui/Button";
import type { AdminKind, Row } from "./adminKind";
import { Advice } from "./Advice";
import { CardActions } from "./CardActions";
import { CardBones } from "./CardBones";
import { CardGrid } from "./CardGrid";
import { DeleteDialog } from "./DeleteDialog";
import { EditDialog } from "./EditDialog";
import { fetchOnEntry } from "./fetchOnEntry";
import { ListStates } from "./ListStates";
import { PageHead } from "./PageHead";
import { type CrudActions, useCrudActions } from "./useCrudActions";
import { usePageTitle } from "./usePageTitle";
import { useRescueFocus } from "./useRescueFocus";

type OpenDialog<Item> = { does: "add" } | { does: "edit" | "delete"; item: Item };

/** The owner's page of one content kind: its list, the dialog that adds and edits, and the delete question. */
export function CrudPage<Input extends { isActive: boolean }>({
  kind,
}: {
  kind: AdminKind<Input>;
}) {
  const [dialog, setDialog] = useState<OpenDialog<Row<Input>>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { wording, nameOf, renderCard, adviceOn, add, useList, useTriggers } = kind;
  const list = useList(undefined, fetchOnEntry);
  const actions = useCrudActions(wording, useTriggers());
  usePageTitle(wording.title);
  useRescueFocus(heading, { isDialogOpen: dialog !== undefined });

  const renderItem = (item: Row<Input>) =>
    renderCard(
      item,
      <CardActions
        name={nameOf(item)}
        isActive={item.isActive}
        onEdit={() => setDialog({ does: "edit", item })}
        onSetActive={(isActive) => actions.setActive(item.id, isActive)}
        onDelete={() => setDialog({ does: "delete", item })}
      />,
    );

  return (
    <>
      <PageHead title={wording.title} list={list} titleRef={heading}>
        {add && (
          <Button onClick={() => setDialog({ does: "add" })}>
            <Plus aria-hidden />
            {add.label}
          </Button>
        )}
      </PageHead>
      <ListStates
        list={list}
        wording={wording}
        emptyHint={add?.emptyHint}
        bones={kind.bones ?? <CardBones />}
      >
        {(items) => (
          <>
            <Advice text={adviceOn?.(items)} />
            <CardGrid items={items} summarize={nameOf} renderItem={renderItem} />
          </>
        )}
      </ListStates>
      {dialog && (
        <CrudDialog
          kind={kind}
          dialog={dialog}
          actions={actions}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

type CrudDialogProps<Input extends { isActive: boolean }> = {
  kind: AdminKind<Input>;
  dialog: OpenDialog<Row<Input>>;
  actions: CrudActions<Input>;
  onClose: () => void;
};

/** The open dialog. It keeps its own copy of the item, so that typed text survives if the list loses the item. */
function CrudDialog<Input extends { isActive: boolean }>({
  kind: { wording, check, renderFields, editTitle, add },
  dialog,
  actions,
  onClose,
}: CrudDialogProps<Input>) {
  if (dialog.does === "add") {
    return (
      add && (
        <EditDialog
          title={add.label}
          saveText={add.label}
          initial={add.blank}
          check={check}
          fields={renderFields(true)}
          onSave={actions.create}
          onClose={onClose}
        />
      )
    );
  }
  const { item } = dialog;
  if (dialog.does === "delete") {
    return (
      <DeleteDialog wording={wording} onDelete={() => actions.remove(item.id)} onClose={onClose} />
    );
  }
  return (
    <EditDialog
      title={editTitle}
      saveText="Save Changes"
      initial={inputOf(item)}
      check={check}
      fields={renderFields(false)}
      onSave={(input) => actions.update(item.id, input)}
      onClose={onClose}
    />
  );
}

function inputOf<Input>(item: Row<Input>): Input {
  const input: Input & { id?: number } = { ...item };
  delete input.id;
  return input;
}
