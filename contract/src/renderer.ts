import type { Business } from "./business";
import type { Problem } from "./createCheck";
import type { FormName } from "./publicForms";
import type { SiteData } from "./siteData";

/** The pages that the site's build can render for the API. */
export type DocumentName =
  | "landing"
  | "privacy"
  | "terms"
  | "notFound"
  | "quote"
  | "quoteSent"
  | "review"
  | "reviewGone"
  | "reviewUnknown"
  | "reviewSent"
  | "reviewKnown"
  | "admin"
  | "login";

/** What a form contains, and what is wrong with it. */
export type SentForm = Readonly<{
  values: Readonly<Record<string, string>>;
  problems: readonly Problem[];
}>;

/** A small file of the site that follows the business; `width` is of a drawing that is sent as a picture this wide. */
export type ServedFile = Readonly<{ type: string; body: () => string; width?: number }>;

/** What the site's build makes for the API (services/web/src/documents/renderer.ts). */
export type Renderer = Readonly<{
  /** The pages with an address of their own; hidden ones are for no search engine, and nobody keeps them. */
  pages: readonly Readonly<{ address: string; name: DocumentName; isHidden: boolean }>[];
  /** What the pages say about the time. */
  momentOf: (business: Business) => string;
  /** Fills in a template of the build. */
  renderDocument: (
    name: DocumentName,
    template: string,
    siteData: SiteData,
  ) => Promise<{ html: string; headers: Readonly<Record<string, string>> }>;
  /** A form for one visitor. */
  renderForm: (name: FormName, business: Business, sent: SentForm) => string;
  /** Puts it into the page of the same name, which many visitors get. */
  insertForm: (html: string, form: string) => string;
  /** By path; undefined if there is none on this site. */
  textFiles: Readonly<Record<string, (siteData: SiteData) => ServedFile | undefined>>;
}>;
