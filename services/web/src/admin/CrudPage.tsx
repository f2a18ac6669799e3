import Plus from "lucide-react/icons/plus";
import { type ReactNode, useMemo, useRef } from "react";
import { Button } from "../ui/Button";
import { type AdminKind, createToText, type Row } from "./adminKind";
import { Advice } from "./Advice";
import { CardActions } from "./CardActions";
import { CardBones } from "./CardBones";
import { CardGrid } from "./CardGrid";
import { CrudDialog } from "./CrudDialog";
import { fetchOnEntry, ListStates } from "./ListStates";
import { PageHead } from "./PageHead";
import { SearchableList } from "./SearchableList";
import { useCrudActions } from "./useCrudActions";
import { useOpenDialog } from "./useOpenDialog";
import { usePageTitle } from "./usePageTitle";
import { useRescueFocus } from "./useRescueFocus";

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
        onEdit={() => open({ does: "edit", item })}
        onSetActive={(isActive) => actions.setActive(item, isActive)}
        onDelete={() => open({ does: "delete", item })}
      />,
    );

  return (
    <>
      <PageHead title={wording.title} list={list} titleRef={heading}>
        {add && (
          <Button onClick={() => open({ does: "add" })}>
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
        {(items) => <CrudList kind={kind} items={items} renderItem={renderItem} />}
      </ListStates>
      {dialog && (
        <CrudDialog
          kind={kind}
          items={list.data ?? []}
          dialog={dialog}
          actions={actions}
          onClose={close}
        />
      )}
    </>
  );
}

type CrudListProps<Input extends { isActive: boolean }> = {
  kind: AdminKind<Input>;
  items: readonly Row<Input>[];
  renderItem: (item: Row<Input>) => ReactNode;
};

function CrudList<Input extends { isActive: boolean }>(props: CrudListProps<Input>) {
  const { kind, items, renderItem } = props;
  const toText = useMemo(() => createToText(kind), [kind]);
  return (
    <>
      <Advice text={kind.adviceOn?.(items)} />
      <SearchableList
        items={items}
        label={`Search ${kind.wording.title.toLowerCase()}`}
        hint="Any word"
        toText={toText}
      >
        {(shown, isBrief) => (
          <CardGrid
            items={shown}
            summarize={kind.nameOf}
            renderItem={renderItem}
            isBrief={isBrief}
          />
        )}
      </SearchableList>
    </>
  );
}
