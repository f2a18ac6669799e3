import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { color, fontSize, media, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/layout";
import { Chips, SearchBar, StickyBar } from "./SearchBar";
import { type Search, useSearchResults } from "./searchText";

/** A list of up to this many items can be taken in at a glance. */
const SHORT_LIST = 12;

type SearchableListProps<Item> = Search<Item> & {
  /** "Search services" */
  label: string;
  hint: string;
  /** Matches that are not in this list. */
  elsewhere?: (typed: string) => ReactNode;
  children: (shown: readonly Item[]) => ReactNode;
};

/** A list with a search above it, once it is long. All of it happens here in the browser, a moment after each key. */
export function SearchableList<Item>(props: SearchableListProps<Item>) {
  const { items, label, hint, groupOf, elsewhere, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useAddressQuery();
  const [group, setGroup] = useState("");
  const wanted = useDeferredValue(typed.trim());
  const { matching, found } = useSearchResults(props, wanted, useDeferredValue(group));
  const list = useMemo(() => children(found), [children, found]);
  const { start, bringUpNow } = useBringUp(found);

  // A list that becomes long, or short, keeps its cards in the page, and so the focus.
  const isLong = items.length > SHORT_LIST || typed !== "" || group !== "";

  const handleSearch = (nextTyped: string, nextGroup: string) => {
    setTyped(nextTyped);
    setGroup(nextGroup);
    bringUpNow();
  };
  const handleType = (next: string) => handleSearch(next, group);
  const handleChoose = (next: string) => handleSearch(typed, next);
  const handleClear = () => {
    handleSearch("", "");
    field.current?.focus();
  };

  return (
    <>
      {isLong && (
        <>
          <StickyBar
            first={
              <SearchBar
                label={label}
                hint={hint}
                typed={typed}
                onType={handleType}
                fieldRef={field}
              />
            }
          >
            {groupOf && (
              <Chips
                items={items}
                matching={matching}
                groupOf={groupOf}
                chosen={group}
                onChoose={handleChoose}
              />
            )}
          </StickyBar>
          <Found ref={start}>
            <Count aria-live="polite">{found !== items && countMatches(found.length)}</Count>
            <div aria-live="polite">{wanted !== "" && elsewhere?.(wanted)}</div>
          </Found>
        </>
      )}
      {isLong && found.length === 0 ? <NoMatches onClear={handleClear} /> : list}
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
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);

  return [typed, setTyped];
}

/**
 * `bringUpNow` scrolls from far down the list up to the first match; once more when the matches are shown, since on
 * a slow phone the long list may have moved the page until then.
 */
function useBringUp(found: unknown) {
  const start = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (isWanted.current) bringUp(start.current);
    isWanted.current = false;
  }, [found]);
  const bringUpNow = () => {
    isWanted.current = true;
    bringUp(start.current);
  };
  return { start, bringUpNow };
}

function bringUp(start: HTMLElement | null): void {
  if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView();
}

function countMatches(count: number): string {
  if (count === 0) return "No matches";
  return count === 1 ? "1 match" : `${count} matches`;
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyCard>
      <p>Nothing in this list matches.</p>
      <Button variant="line" onClick={onClear}>
        Clear search
      </Button>
    </EmptyCard>
  );
}

const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s2};
  margin-bottom: ${space.s1};
  font-size: ${fontSize.small};

  ${media.upToPhone} {
    margin-bottom: 0;
  }
`;

const Count = styled.p`
  &:not(:empty) {
    padding-block: 4px;
  }

  color: ${color.muted};
  line-height: 1.45;
`;

const EmptyCard = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  padding: ${space.s5} ${space.s3};
  text-align: center;
`;
