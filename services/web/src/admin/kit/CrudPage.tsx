import type { Move } from "@ridgeline/contract/contentKind";
import { Plus } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { Button } from "../../ui/Button";
import { Redraw } from "../../ui/Redraw";
import { useToastDispatch } from "../../ui/ToastProvider";
import { type AdminKind, type CrudActions, type Stored, useCrudActions } from "./adminKind";
import { Advice } from "./adminLayout";
import { CardActions, CardGrid, type Place } from "./ContentCard";
import { CrudDialog, type OpenDialog } from "./CrudDialog";
import { useLinkedList } from "./focus";
import { AdminListStates, fetchOnEntry } from "./listStates";
import { PageHead, usePageTitle } from "./PageHead";
import { toSearchText } from "./search";
import { SearchableList } from "./SearchableList";

export function CrudPage<Input extends { isActive: boolean }>({
  kind,
}: {
  kind: AdminKind<Input>;
}) {
  const { wording, nameOf, renderCard, add, useList } = kind;
  const list = useList(undefined, fetchOnEntry);
  const [dialog, setDialog] = useState<OpenDialog<Input>>();
  const dispatchToast = useToastDispatch();
  const actions = useCrudActions(kind);
  useLinkedList(list, kind.anchorOf);
  usePageTitle(wording.title);

  const open = (opened: OpenDialog<Input>) => {
    dispatchToast({ type: "dismissed" }); // it would move into the dialog
    setDialog(opened);
  };

  const renderItem = (item: Stored<Input>, place: Place | undefined) =>
    renderCard(
      item,
      <CardActions
        place={place}
        name={nameOf(item)}
        isActive={item.isActive}
        onEdit={() => open({ type: "edit", item })}
        onSetActive={(isActive) => actions.setActive(item, isActive)}
        onDelete={() => open({ type: "delete", item })}
      />,
    );

  return (
    <>
      <Redraw>
        <PageHead title={wording.title} list={list}>
          {kind.headButton}
          {add && (
            <Button onClick={() => open({ type: "add", add })}>
              <Plus aria-hidden />
              <span>{add.label}</span>
            </Button>
          )}
        </PageHead>
        <AdminListStates
          list={list}
          wording={wording}
          emptyHint={add?.emptyHint ?? kind.adviceOn?.([])}
          whenEmpty={kind.whenEmpty}
        >
          {(items) => (
            <CrudList kind={kind} actions={actions} items={items} renderItem={renderItem} />
          )}
        </AdminListStates>
      </Redraw>
      {dialog && (
        <CrudDialog
          kind={kind}
          items={list.data}
          dialog={dialog}
          actions={actions}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

type CrudListProps<Input extends { isActive: boolean }> = {
  kind: AdminKind<Input>;
  actions: CrudActions<Input>;
  items: readonly Stored<Input>[];
  renderItem: (item: Stored<Input>, place: Place | undefined) => ReactNode;
};

function CrudList<Input extends { isActive: boolean }>(props: CrudListProps<Input>) {
  const { kind, actions, items, renderItem } = props;
  const { textsOf = allTexts } = kind;
  const toText = useCallback((item: Stored<Input>) => toSearchText(textsOf(item)), [textsOf]);

  const isOrdered = items.some((item) => "sortOrder" in item);
  const toPlace = (item: Stored<Input>, index: number) => ({
    name: kind.nameOf(item),
    index,
    isLast: index === items.length - 1,
    onMove: (direction: Move["direction"]) => void actions.move(item, direction),
  });

  return (
    <>
      <Advice text={kind.adviceOn?.(items)} />
      <SearchableList
        items={items}
        label={`Search ${kind.wording.title.toLowerCase()}`}
        toText={toText}
        anchorOf={kind.anchorOf}
      >
        {(shown, isFiltered) => (
          <CardGrid
            items={shown}
            renderItem={(item, index) =>
              renderItem(item, isOrdered && !isFiltered ? toPlace(item, index) : undefined)
            }
          />
        )}
      </SearchableList>
    </>
  );
}

const allTexts = (item: object) => Object.values(item).filter((value) => typeof value === "string");
