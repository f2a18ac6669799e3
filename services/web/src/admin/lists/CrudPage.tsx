import { Plus } from "lucide-react";
import { memo, useCallback, useState } from "react";
import { Button } from "../../ui/Button";
import { Redraw } from "../../ui/Redraw";
import { useToastDispatch } from "../../ui/ToastProvider";
import { type AdminKind, type Stored, useCrudActions } from "./adminKind";
import { Advice } from "../kit/adminLayout";
import { CardActions, CardGrid, type Place } from "./ContentCard";
import { CrudDialog, type OpenDialog } from "./CrudDialog";
import { useLinkedList } from "../kit/focus";
import { AdminListStates, fetchOnEntry } from "./listStates";
import { PageHead, usePageTitle } from "../kit/PageHead";
import { SearchableList } from "./SearchableList";

export function CrudPage<Input extends { isActive: boolean }>({
  kind,
}: {
  kind: AdminKind<Input>;
}) {
  const [dialog, setDialog] = useState<OpenDialog<Input>>();
  const dispatchToast = useToastDispatch();

  const open = useCallback(
    (opened: OpenDialog<Input>) => {
      dispatchToast({ type: "dismissed" }); // it would move into the dialog
      setDialog(opened);
    },
    [dispatchToast],
  );

  return (
    <>
      <Page kind={kind} onOpen={open} />
      {dialog && <CrudDialog kind={kind} dialog={dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

type PageProps<Input extends { isActive: boolean }> = {
  kind: AdminKind<Input>;
  onOpen: (dialog: OpenDialog<Input>) => void;
};

/** Not drawn again for each dialog, which would answer later. */
const Page = memo(CrudList) as typeof CrudList; // memo loses the type parameter

function CrudList<Input extends { isActive: boolean }>({ kind, onOpen: open }: PageProps<Input>) {
  const { wording, noun, nameOf, textsOf = allTexts, anchorOf, add, useList } = kind;
  const canAdd = `Add a ${noun.toLowerCase()} and it will show on the site at once.`;
  const list = useList(undefined, fetchOnEntry);
  const actions = useCrudActions(kind);
  useLinkedList(list, anchorOf);
  usePageTitle(wording.title);

  const renderItem = (item: Stored<Input>, place: Place | undefined) =>
    kind.renderCard(
      item,
      <CardActions
        place={place}
        name={nameOf(item)}
        isActive={item.isActive}
        onMove={(direction) => void actions.move(item, direction)}
        onEdit={() => open({ type: "edit", item })}
        onSetActive={(isActive) => actions.setActive(item, isActive)}
        onDelete={() => open({ type: "delete", item })}
      />,
    );

  return (
    <Redraw>
      <PageHead title={wording.title} list={list}>
        {kind.headButton}
        {add && (
          <Button onClick={() => open({ type: "add", add })}>
            <Plus />
            <span>{`Add ${noun}`}</span>
          </Button>
        )}
      </PageHead>
      <AdminListStates list={list} wording={wording} emptyHint={kind.emptyHint ?? canAdd}>
        {(items) => (
          <>
            <Advice text={kind.adviceOn?.(items)} />
            <SearchableList
              items={items}
              label={`Search ${wording.title.toLowerCase()}`}
              textsOf={textsOf}
              anchorOf={anchorOf}
            >
              {(shown, isFiltered) => (
                <CardGrid
                  items={shown}
                  renderItem={(item, index) => {
                    const isMovable = "sortOrder" in item && !isFiltered;
                    const place = { index, isLast: index === items.length - 1 };
                    return renderItem(item, isMovable ? place : undefined);
                  }}
                />
              )}
            </SearchableList>
          </>
        )}
      </AdminListStates>
    </Redraw>
  );
}

const allTexts = (item: object) => Object.values(item).filter((value) => typeof value === "string");
