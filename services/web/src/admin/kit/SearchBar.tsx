import { ArrowUp, Search, X } from "lucide-react";
import {
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { styled } from "styled-components";
import { color, fontSize, layer, media, radius, space, tap } from "../../theme";
import { Button, IconButton } from "../../ui/Button";
import { TextInput } from "../../ui/fields";
import { VisuallyHidden } from "../../ui/text";
import { navigationSpace } from "./layout";

type SearchFieldProps = {
  label: string;
  hint: string | undefined;
  typed: string;
  onType: (typed: string) => void;
  fieldRef: Ref<HTMLInputElement>;
};

/** Escape and the button clear it. Enter only closes a phone's keyboard, since the list updates live. */
export function SearchField({ label, hint, typed, onType, fieldRef }: SearchFieldProps) {
  const id = useId();
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Search aria-hidden />
      <Field
        ref={fieldRef}
        id={id}
        type="search"
        placeholder={hint ?? label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => {
          if (key === "Escape") onType("");
        }}
      />
      {/* Always rendered: mounting it would add style rules, for which the browser restyles every card. */}
      <Clear
        aria-label="Clear"
        hidden={typed === ""}
        onClick={({ currentTarget }) => {
          onType("");
          currentTarget.form?.querySelector("input")?.focus();
        }}
      >
        <X aria-hidden />
      </Clear>
    </Root>
  );
}

type GroupOf<Item> = (item: Item) => string;

type ChipsProps<Item> = {
  items: readonly Item[];
  /** The items that match the search; each chip shows how many of them it has. */
  matching: readonly Item[];
  groupOf: GroupOf<Item>;
  chosen: string;
  onChoose: (group: string) => void;
};

/**
 * One button for all, and one for each group that occurs, the largest first; a second press shows all again. Renders nothing
 * for a single group.
 */
export function Chips<Item>({ items, matching, groupOf, chosen, onChoose }: ChipsProps<Item>) {
  const groups = useMemo(() => listGroups(items, groupOf), [items, groupOf]);
  const counts = useMemo(() => countGroups(matching, groupOf), [matching, groupOf]);
  if (groups.length < 2) return null;
  return (
    <ChipRow role="group" aria-label="Service">
      {["", ...groups].map((group) => (
        <Chip
          key={group}
          aria-pressed={group === chosen}
          onClick={() => onChoose(group === chosen ? "" : group)}
        >
          <b>{group === "" ? "All" : group}</b>{" "}
          <span>{group === "" ? matching.length : (counts.get(group) ?? 0)}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}

/** In an order that a search does not change. */
function listGroups<Item>(items: readonly Item[], groupOf: GroupOf<Item>): string[] {
  return [...countGroups(items, groupOf)].sort(([, a], [, b]) => b - a).map(([group]) => group);
}

function countGroups<Item>(items: readonly Item[], groupOf: GroupOf<Item>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(groupOf(item), (counts.get(groupOf(item)) ?? 0) + 1);
  return counts;
}

/** The custom property with the lower edge of the bar while it is shown. */
export const BAR_BOTTOM = "--search-bottom";

export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepClear(bar.current), []);
  return <Bar ref={bar}>{children}</Bar>;
}

export function BackToTop() {
  const isScrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > window.innerHeight,
  );
  return (
    isScrolled && (
      <ToTop variant="ghost" aria-label="Back to top" onClick={goToTop}>
        <ArrowUp aria-hidden />
        <span>Back to top</span>
      </ToTop>
    )
  );
}

function goToTop(): void {
  window.scrollTo(0, 0);
  document.querySelector("main")?.focus({ preventScroll: true });
}

const CLEAR_PX = 4;

/** Keeps what is scrolled to or focused below the bar. Returns a function that ends this. */
function keepClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    const { position, top } = getComputedStyle(bar);
    const bottom = Number.parseFloat(top) + bar.offsetHeight;
    const isSticky = position === "sticky";
    style.scrollPaddingTop = isSticky ? `${bottom + CLEAR_PX}px` : "";
    style.setProperty(BAR_BOTTOM, isSticky ? `${bottom}px` : "");
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingTop = "";
    style.removeProperty(BAR_BOTTOM);
  };
}

function subscribeToScroll(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

const Root = styled.form`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  max-width: 560px;

  > svg {
    position: absolute;
    top: 16px;
    left: 16px;
    color: ${color.green600};
    pointer-events: none;
  }
`;

const Field = styled(TextInput)`
  padding-inline: calc(28px + 1.25rem); /* the icon grows with the text */
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(IconButton)`
  position: absolute;
  top: 2px;
  right: 2px;
`;

/* A swipeable row that fades out, so that chips do not push the list off the screen. The padding is for the focus ring. */
const ChipRow = styled.div`
  display: flex;
  gap: ${space.s1};
  margin: -6px;
  padding: 6px ${space.s6} 6px 6px;
  overflow-x: auto;
  scroll-padding-inline: ${space.s6};
  scrollbar-color: ${color.lineStrong} transparent;
  scrollbar-width: thin;
  mask: linear-gradient(to left, transparent, ${color.mask} ${space.s6});

  ${media.upToPhone} {
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
    scrollbar-width: none;
    mask: none;
  }
`;

const Chip = styled.button.attrs({ type: "button" })`
  flex: none;
  min-height: 44px;
  padding: 0 14px;
  border: 1.5px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.sheet};
  color: ${tap.base};
  font-size: ${fontSize.badge};
  font-weight: 600;
  cursor: pointer;

  b {
    display: inline-block;
    overflow: hidden;
    max-width: 9em;
    font-weight: 600;
    text-overflow: ellipsis;
    vertical-align: bottom;
    white-space: nowrap;

    ${media.abovePhone} {
      max-width: none;
    }
  }

  span {
    color: ${color.muted};
    font-weight: 400;
  }

  ${media.hover} {
    &:hover {
      border-color: ${tap.base};
    }
  }

  &[aria-pressed="true"] {
    border-color: ${tap.base};
    background: ${tap.wash};
    color: ${tap.deep};
  }

  ${media.forcedColors} {
    &[aria-pressed="true"] {
      outline: 2px solid;
    }
  }
`;

/* The list fades out below it. */
const Bar = styled.div`
  position: sticky;
  z-index: ${layer.header};
  top: ${navigationSpace.top};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s1};
  margin: calc(-1 * ${space.s1}) -12px 0;
  padding: ${space.s1} 12px 12px;
  background: linear-gradient(${color.paper} calc(100% - 12px), ${color.paperClear});

  > :first-child {
    display: flex;
    justify-content: space-between;
    gap: ${space.s1};
  }

  ${media.upToPhone} {
    margin-top: calc(-1 * ${space.s2});
  }

  ${media.forcedColors} {
    background: Canvas;
  }

  /* there is no room for it on a phone in landscape */
  ${media.short} {
    position: static;
  }

  ${media.print} {
    display: none;
  }
`;

const ToTop = styled(Button)`
  flex: none;

  ${media.upToPhone} {
    width: 48px;
    padding: 0;

    span > span {
      display: none;
    }
  }
`;
