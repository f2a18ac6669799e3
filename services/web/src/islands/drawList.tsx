import type { LandingContent, LandingList } from "@ridgeline/contract/landingContent";
import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { styled } from "styled-components";
import { ServiceAreaList } from "../public/Areas";
import { digestOf } from "../public/digest";
import { FeaturedProjectList } from "../public/Projects";
import { ShortReview } from "../public/quoteForm/QuoteSection";
import { TestimonialList } from "../public/Reviews";
import { ServiceCards } from "../public/Services";
import { phoneOf } from "../site/business";
import { readPageBusiness } from "../site/pageBusiness";
import { space } from "../theme";
import { Button, LinkButton } from "../ui/Button";
import { ErrorState } from "../ui/states";
import { focusScrollLists } from "./pageParts";

const lists: { [Path in LandingList]: ComponentType<{ items: LandingContent[Path] }> } = {
  services: ServiceCards,
  "featured-projects": FeaturedProjectList,
  "service-areas": ServiceAreaList,
  testimonials: TestimonialList,
};

/** The elements of public/PublicList.tsx. */
export type ListParts = { status: HTMLElement; notice: HTMLElement; list: HTMLElement };

/** Draws a list in place of the one that the page shows; without items its section is hidden. */
export function drawList(path: LandingList, items: unknown[], { list, notice }: ListParts): void {
  const List = lists[path] as ComponentType<{ items: unknown[] }>; // the list of this path
  drawIn(notice, null);
  const keepRest = watchRest(list);
  drawIn(list, <List items={items} />);
  keepRest();
  list.dataset["digest"] = digestOf(items);
  focusScrollLists(list);
  if (path === "testimonials") drawShortReview(items);
  for (const part of document.querySelectorAll<HTMLElement>(`[data-list-section="${path}"]`)) {
    part.hidden = items.length === 0;
  }
}

/** Returns a function that opens the rest of a list (public/PublicList.tsx) again, and focuses its label, as it was before. */
function watchRest(list: Element): () => void {
  const isOpen = list.querySelector("details[open]") !== null;
  const isFocused = list.querySelector("summary:focus") !== null;
  return () => {
    const rest = list.querySelector("details");
    rest?.toggleAttribute("open", isOpen);
    if (isFocused) rest?.querySelector("summary")?.focus({ preventScroll: true });
  };
}

/** The one in the form's head. */
function drawShortReview(items: unknown[]): void {
  const place = document.querySelector("[data-short-review]");
  const testimonials = items as LandingContent["testimonials"]; // the items of that list
  if (place) drawIn(place, <ShortReview testimonials={testimonials} />);
}

/** Says that the list could not be fetched; the list that the page shows stays. */
export function drawFailure(name: string, { notice }: ListParts, onRetry: () => void): void {
  const phone = phoneOf(readPageBusiness());
  const handleRetry = () => {
    drawIn(notice, null);
    onRetry();
  };
  drawIn(
    notice,
    <Failed text={`Unable to load ${name}. Please try again later.`}>
      <Actions>
        <Button variant="line" onClick={handleRetry}>
          Try again
        </Button>
        <LinkButton $variant="line" href={phone.callHref}>
          Call {phone.text}
        </LinkButton>
      </Actions>
    </Failed>,
  );
}

const roots = new WeakMap<Element, Root>();

function drawIn(element: Element, content: ReactNode): void {
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
  flushSync(() => {
    root.render(content);
  });
}

const Failed = styled(ErrorState)`
  margin-bottom: ${space.s3};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: ${space.s1};
`;
