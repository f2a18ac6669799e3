import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../ui/Button";
import { CardActions } from "./CardActions";
import { CardGrid } from "./CardGrid";
import type { ContentKind, Row } from "./contentKind";
import { CrudDialogs, type OpenDialog } from "./CrudDialogs";
import { type ListQuery, ListStates } from "./ListStates";
import { PageHead } from "./PageHead";
import { type CrudTriggers, useCrudActions } from "./useCrudActions";
import { useRescueFocus } from "./useRescueFocus";

type CrudPageProps<Input extends { isActive: boolean }> = {
  kind: ContentKind<Input>;
  list: ListQuery<Row<Input>>;
  triggers: CrudTriggers<Input>;
};

/** The owner's page of one content kind: its list, the dialog that adds and edits, and the delete question. */
export function CrudPage<Input extends { isActive: boolean }>({
  kind,
  list,
  triggers,
}: CrudPageProps<Input>) {
  const [dialog, setDialog] = useState<OpenDialog<Row<Input>>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useCrudActions(kind.wording, triggers);
  const { title, wording, nameOf, renderCard, add } = kind;
  useRescueFocus(heading, { isDialogOpen: dialog !== undefined });

  const renderItem = (item: Row<Input>) =>
    renderCard(
      item,
      <CardActions
        name={nameOf(item)}
        isActive={item.isActive}
        isReloading={list.isFetching}
        onEdit={() => setDialog({ does: "edit", item })}
        onSetActive={(isActive) => actions.setActive(item.id, isActive)}
        onDelete={() => setDialog({ does: "delete", item })}
      />,
    );

  return (
    <>
      <PageHead title={title} list={list} titleRef={heading}>
        {add && (
          <Button onClick={() => setDialog({ does: "add" })}>
            <Plus aria-hidden />
            {add.label}
          </Button>
        )}
      </PageHead>
      <ListStates list={list} wording={wording} emptyHint={add?.emptyHint}>
        {(items) => <CardGrid items={items} summarize={nameOf} renderItem={renderItem} />}
      </ListStates>
      <CrudDialogs
        kind={kind}
        dialog={dialog}
        actions={actions}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}
