import { Plus } from "lucide-react";
import { type ReactNode, useCallback, useRef } from "react";
import { Button } from "../../ui/Button";
import type { AdminKind } from "./adminKind";
import { Advice } from "./Advice";
import { CardActions, CardGrid } from "./ContentCard";
import { CrudDialog, useOpenDialog } from "./CrudDialog";
import type { Row } from "./crudHooks";
import { useRescueFocus } from "./focus";
import { AdminListStates, type ContentList, fetchOnEntry } from "./listStates";
import { PageHead } from "./PageHead";
import { type Place, PlaceContext, useMove } from "./reorder";
import { SearchableList } from "./SearchableList";
import { toSearchText } from "./searchText";
import { useCrudActions } from "./useCrudActions";
import { usePageTitle } from "./usePageTitle";

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

type CrudListProps<Input extends { isActive: boolean }> = {
  kind: AdminKind<Input>;
  list: ContentList<Row<Input>>;
  /** The list's items. */
  items: readonly Row<Input>[];
  renderItem: (item: Row<Input>) => ReactNode;
};

/** The cards of a kind's page, with a search, and with buttons that change their order. */
function CrudList<Input extends { isActive: boolean }>(props: CrudListProps<Input>) {
  const { kind, list, items, renderItem } = props;
  const { textsOf = allTexts } = kind;
  const toText = useCallback((item: Row<Input>) => toSearchText(textsOf(item)), [textsOf]);
  const { isMoving, move } = useMove(kind, list);

  const toPlace = (item: Row<Input>, index: number): Place => ({
    name: kind.nameOf(item),
    index,
    isLast: index === items.length - 1,
    isMoving,
    onMove: (step) => void move(item, step),
  });

  return (
    <>
      <Advice text={kind.adviceOn?.(items)} />
      <SearchableList
        items={items}
        label={`Search ${kind.wording.title.toLowerCase()}`}
        hint="Any word"
        toText={toText}
      >
        {(shown) => (
          <CardGrid
            items={shown}
            renderItem={(item, index) => (
              // A search hides the neighbors of an item.
              <PlaceContext value={shown === items ? toPlace(item, index) : undefined}>
                {renderItem(item)}
              </PlaceContext>
            )}
          />
        )}
      </SearchableList>
    </>
  );
}

const allTexts = (item: object) => Object.values(item).filter((value) => typeof value === "string");
