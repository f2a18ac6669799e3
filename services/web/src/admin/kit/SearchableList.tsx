import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { color, fontSize, media, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Card, Row } from "../../ui/layout";
import { BackToTop, Chips, SearchField, StickyBar } from "./SearchBar";
import { type Search, useSearchResults } from "./searchText";

export { BAR_BOTTOM } from "./SearchBar";

/** A list of up to this many items can be taken in at a glance. */
const SHORT_LIST = 12;

type SearchableListProps<Item> = Search<Item> & {
  label: string;
  hint?: string;
  /** Matches that are not in this list. */
  elsewhere?: (typed: string) => ReactNode;
  children: (found: readonly Item[]) => ReactNode;
};

/** A list with a search above it, once it is long. All of it happens here in the browser, a moment after each key. */
export function SearchableList<Item>(props: SearchableListProps<Item>) {
  const { items, label, hint, groupOf, elsewhere, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useAddressQuery();
  const [group, setGroup] = useState("");
  const wanted = useDeferredValue(typed.trim());
  const chosen = useDeferredValue(group);
  const { matching, found } = useSearchResults(props, wanted, chosen);
  const list = useMemo(() => children(found), [children, found]);
  const start = useScrolledUp(`${wanted}\n${chosen}`);

  // A list that becomes long, or short, keeps its cards in the page, and so the focus.
  const isLong = items.length > SHORT_LIST || typed !== "" || group !== "";
  const isNothingFound = isLong && found.length === 0;

  const handleClear = () => {
    setTyped("");
    setGroup("");
    field.current?.focus();
  };

  return (
    <>
      {isLong && (
        <>
          <StickyBar>
            <div>
              <SearchField
                label={label}
                hint={hint}
                typed={typed}
                onType={setTyped}
                fieldRef={field}
              />
              <BackToTop />
            </div>
            {groupOf && (
              <Chips
                items={items}
                matching={matching}
                groupOf={groupOf}
                chosen={group}
                onChoose={setGroup}
              />
            )}
          </StickyBar>
          <Found ref={start}>
            <p aria-live="polite">{found !== items && countMatches(found.length)}</p>
            <div aria-live="polite">{wanted !== "" && elsewhere?.(wanted)}</div>
          </Found>
        </>
      )}
      <NoMatches hidden={!isNothingFound}>
        <p>Nothing in this list matches.</p>
        <Button variant="line" onClick={handleClear}>
          Clear search
        </Button>
      </NoMatches>
      <div hidden={isNothingFound}>{list}</div>
    </>
  );
}

const PARAMETER = "q";
/** Browsers refuse too many changes of the address in a row. */
const QUIET_MS = 300;

/** A text that is also in the page's address (?q=), so that it survives a reload and the back button. */
function useAddressQuery(): [typed: string, type: (typed: string) => void] {
  const [typed, setTyped] = useState(
    () => new URLSearchParams(window.location.search).get(PARAMETER) ?? "",
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if ((address.searchParams.get(PARAMETER) ?? "") === typed) return;
      if (typed === "") address.searchParams.delete(PARAMETER);
      else address.searchParams.set(PARAMETER, typed);
      // Bypasses the router: it is the same page, in the same history entry.
      window.history.replaceState(window.history.state, "", address);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, setTyped];
}

/** Scrolls from far down the list up to its start whenever something else is searched for. */
function useScrolledUp(search: string) {
  const start = useRef<HTMLDivElement>(null);
  const before = useRef(search);
  useEffect(() => {
    if (before.current === search) return;
    before.current = search;
    if (start.current && start.current.getBoundingClientRect().top < 0) {
      start.current.scrollIntoView();
    }
  }, [search]);
  return start;
}

function countMatches(count: number): string {
  if (count === 0) return "No matches";
  return count === 1 ? "1 match" : `${count} matches`;
}

const Found = styled(Row)`
  gap: 0 ${space.s2};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

const NoMatches = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  margin-top: ${space.s2};
  padding: ${space.s5} ${space.s3};
  text-align: center;

  ${media.print} {
    display: none;
  }
`;
