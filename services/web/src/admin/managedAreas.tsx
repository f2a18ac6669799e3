import { Inbox, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { AdminKind } from "./lists/adminKind";
import type { Wording } from "./lists/wording";
import { CrudPage } from "./lists/CrudPage";
import type { UseList } from "./lists/listStates";
import { adminFeaturedProjects } from "./content/projects";
import { quoteRequestWording, useGetQuoteRequestsQuery } from "./requests/quoteRequestsApi";
import { adminServiceAreas } from "./content/serviceAreas";
import { adminServices } from "./content/services";
import { adminTestimonials } from "./content/testimonials";
import { adminPath, paths } from "../site/paths";
import { QuoteRequestsPage } from "./QuoteRequestsPage";

export type ManagedArea = Readonly<{
  address: string;
  wording: Wording;
  Icon: LucideIcon;
  useList: UseList<unknown>;
  page: ReactNode;
}>;

/** In the order of the dashboard: the content kinds in the contract's order, then the quote requests (requirement 7.2). */
export const managedAreas: readonly ManagedArea[] = [
  contentArea(adminTestimonials),
  contentArea(adminServices),
  contentArea(adminServiceAreas),
  contentArea(adminFeaturedProjects),
  {
    address: paths.adminQuoteRequests,
    wording: quoteRequestWording,
    Icon: Inbox,
    useList: useGetQuoteRequestsQuery,
    page: <QuoteRequestsPage />,
  },
];

/** The key keeps one kind's state from another kind's page. */
function contentArea<Input extends { isActive: boolean }>(kind: AdminKind<Input>): ManagedArea {
  const { path, wording, Icon, useList } = kind;
  const page = <CrudPage key={path} kind={kind} />;
  return { address: adminPath(path), wording, Icon, useList, page };
}
