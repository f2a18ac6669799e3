import type { Business } from "@ridgeline/contract/business";
import { contentKinds } from "@ridgeline/contract/contentKinds";
import { reviewKnown, reviewThanks } from "@ridgeline/contract/invitedReview";
import { type FormName, publicForms } from "@ridgeline/contract/publicForms";
import type { DocumentName } from "@ridgeline/contract/renderer";
import type { SiteData } from "@ridgeline/contract/siteData";
import type { ReactNode } from "react";
import { AdminShell } from "../admin/AdminShell";
import { LandingPage } from "../public/LandingPage";
import { NotFoundPage } from "../public/NotFoundPage";
import { PrivacyPage, TermsPage } from "../public/LegalPages";
import { QuotePage } from "../public/quoteForm/QuotePage";
import {
  ReviewGonePage,
  ReviewPage,
  ReviewSentPage,
  ReviewUnknownPage,
} from "../public/ReviewPage";
import { descriptionOf, titleOf } from "../site/shownBusiness";
import { adminPath, paths } from "../site/paths";

/** What a page shows besides the business; `form` is where its form will be (documents/forms.tsx). */
type Shown = Pick<SiteData, "content" | "customerReviews" | "reviewedWork" | "retention"> & {
  form: ReactNode;
};

export type Document = Readonly<{
  /** Where search engines may list it. */
  path?: string;
  /** Where they may not. */
  hiddenAt?: readonly string[];
  /** The form that is on it. */
  form?: FormName;
  title: (business: Business) => string;
  description?: (siteData: SiteData) => string;
  render: (siteData: Shown) => ReactNode;
}>;

/** Every page that the API renders. */
export const documents = {
  landing: {
    path: paths.home,
    form: "quote",
    title: titleOf,
    description: descriptionOf,
    render: ({ content, customerReviews }) => (
      <LandingPage content={content} customerReviews={customerReviews} />
    ),
  },
  privacy: {
    path: paths.privacy,
    title: ({ name }) => `Privacy Policy | ${name}`,
    description: ({ business: { name } }) =>
      `What ${name} does with the details you give when you request an estimate, and what your rights are.`,
    render: ({ retention }) => <PrivacyPage retention={retention} />,
  },
  terms: {
    path: paths.terms,
    title: ({ name }) => `Terms of Service | ${name}`,
    description: ({ business: { name, legal } }) => `The terms of ${name}: ${listTerms(legal)}.`,
    render: () => <TermsPage />,
  },
  notFound: {
    title: ({ name }) => `404 Page Not Found | ${name}`,
    render: () => <NotFoundPage />,
  },
  quote: {
    form: "quote",
    title: ({ name }) => `Please check your request | ${name}`,
    render: ({ form }) => <QuotePage form={form} />,
  },
  quoteSent: {
    hiddenAt: [publicForms.quote.thanks],
    title: ({ name }) => `Thank you for your request! | ${name}`,
    render: () => <QuotePage />,
  },
  review: {
    form: "review",
    title: reviewTitle,
    render: ({ reviewedWork, form }) => <ReviewPage work={reviewedWork} form={form} />,
  },
  reviewGone: {
    title: reviewTitle,
    render: () => <ReviewGonePage />,
  },
  reviewUnknown: {
    title: reviewTitle,
    render: () => <ReviewUnknownPage />,
  },
  reviewSent: {
    hiddenAt: [publicForms.review.thanks],
    title: reviewTitle,
    render: () => <ReviewSentPage title={reviewThanks} />,
  },
  reviewKnown: {
    title: reviewTitle,
    render: () => <ReviewSentPage title={reviewKnown} />,
  },
  admin: {
    hiddenAt: [
      paths.admin,
      ...contentKinds.map(({ path }) => adminPath(path)),
      paths.adminQuoteRequests,
      paths.adminBusiness,
      paths.adminSetup,
    ],
    title: ({ name }) => `Admin | ${name}`,
    render: () => <AdminShell />,
  },
  login: {
    hiddenAt: [paths.adminLogin],
    title: ({ name }) => `Admin | ${name}`,
    render: () => <AdminShell isLogin />,
  },
} as const satisfies Record<DocumentName, Document>;

/** Those with an address of their own. */
export const pages = Object.entries<Document>(documents).flatMap(
  ([name, { path, hiddenAt = [] }]) =>
    [...(path === undefined ? [] : [path]), ...hiddenAt].map((address) => ({
      address,
      name: name as DocumentName, // a key of the table
      isHidden: path === undefined,
    })),
);

function reviewTitle({ name }: Business): string {
  return `Your review | ${name}`;
}

/** "services, licensing and insurance, and liability": what the page has a card for. */
function listTerms(legal: Business["legal"]): string {
  return new Intl.ListFormat("en-US").format([
    "services",
    ...(legal.termsEstimates === undefined ? [] : ["estimates and quotes"]),
    ...(legal.termsLicensing === undefined ? [] : ["licensing and insurance"]),
    ...(legal.termsWarranties === undefined ? [] : ["warranties"]),
    ...(legal.termsLiability === undefined ? [] : ["liability"]),
  ]);
}
