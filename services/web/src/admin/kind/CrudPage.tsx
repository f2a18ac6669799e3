import Plus from "lucide-react/icons/plus";
import { type ReactNode, useMemo, useRef } from "react";
import { Button } from "../../ui/controls/Button";
import { type AdminKind, createToText } from "./adminKind";
import type { Row } from "./crudEndpoints";
import { Advice } from "../page/Advice";
import { CardActions } from "../list/CardActions";
import { CardGrid } from "../list/CardGrid";
import { CrudDialog } from "../dialog/CrudDialog";
import { fetchOnEntry, AdminListStates } from "../list/AdminListStates";
import { PageHead } from "../page/PageHead";
import { SearchableList } from "../list/SearchableList";
import { useCrudActions } from "./useCrudActions";
import { useOpenDialog } from "../dialog/useOpenDialog";
import { usePageTitle } from "../page/usePageTitle";
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
        onEdit={() => open({ type: "edit", item })}
        onSetActive={(isActive) => actions.setActive(item, isActive)}
        onDelete={() => open({ type: "delete", item })}
      />,
    );

  return (
    <>
      <PageHead title={wording.title} list={list} titleRef={heading}>
        {add && (
          <Button onClick={() => open({ type: "add" })}>
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
        {(items) => <CrudList kind={kind} items={items} renderItem={renderItem} />}
      </AdminListStates>
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
        {(shown) => <CardGrid items={shown} renderItem={renderItem} />}
      </SearchableList>
    </>
  );
}
