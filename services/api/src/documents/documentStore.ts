import type { Business } from "@ridgeline/contract/business";
import type { LandingContent } from "@ridgeline/contract/landingContent";
import type { Invitation } from "@ridgeline/contract/review";
import type { Retention, SiteData } from "@ridgeline/contract/siteData";
import { readFile } from "node:fs/promises";
import type { Logger } from "pino";
import { unavailable } from "../http/apiErrors";
import { type PreparedBody, prepareText } from "../http/preparedBody";
import { withTimeout } from "../process/withTimeout";

type PublicPage = "landing" | "privacy" | "terms" | "notFound" | "review";
export type DocumentName = PublicPage | "admin" | "login";

type Sources = {
  build: DocumentsBuild;
  readBusiness: () => Promise<Business>;
  readContent: () => Promise<LandingContent>;
  /** How many of the reviews in it were written by invited customers. */
  countCustomerReviews: () => Promise<number>;
  isSample: (business: Business) => boolean;
  /** Of the site, "https://example.com". */
  address: string | undefined;
  retention: Retention;
  logger: Logger;
};

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** The site's pages and small files, made once and kept until the business, the content or what depends on the time changes. */
export function createDocumentStore(sources: Sources) {
  const { build, logger } = sources;
  const readEdition = editionReader(sources);

  async function make({ made }: Edition, key: string, render: () => Promise<Made>): Promise<Made> {
    const known = made.get(key);
    if (known) return known;
    const making = render();
    made.set(key, making);
    try {
      return await making;
    } catch (error) {
      made.delete(key);
      logger.error({ error: String(error) }, `${key} cannot be rendered`);
      throw error;
    }
  }

  async function render(name: DocumentName, siteData: SiteData): Promise<Made> {
    const page = await build.renderDocument(name, build.templates[name], siteData);
    return { ...page, body: await prepareText(page.html, "text/html; charset=utf-8") };
  }

  return {
    adminPages: build.adminPages,
    /** A page as HTML, with its own headers. */
    readDocument: async (name: DocumentName): Promise<Made> => {
      const edition = await readEdition(name === "notFound" ? KEPT : 0);
      return make(edition, name, () => render(name, edition.siteData));
    },

    /** For one customer, so never kept. */
    renderReview: async (invitation: Invitation): Promise<Made> => {
      const { siteData } = await readEdition();
      return render("review", { ...siteData, invitation });
    },

    /** A small file of the public root; undefined if there is none at this path. */
    readTextFile: async (path: string): Promise<PreparedBody | undefined> => {
      const edition = await readEdition();
      const file = build.textFiles(edition.siteData)[path];
      if (!file) return undefined;
      const { body } = await make(edition, path, async () => ({
        body: await prepareText(file.body, file.type),
        headers: {},
      }));
      return body;
    },
  };
}

/** Milliseconds. Beyond that, an older page is better than a visitor who waits. */
const READ_TIMEOUT = 600;
/** Milliseconds. nginx caches a page, but any number of addresses do not exist. */
const KEPT = 1000;

type Headers = Readonly<Record<string, string>>;
type Made = { body: PreparedBody; headers: Headers };

/** What the pages are made from at one point in time, and those made so far. */
type Edition = { written: string; siteData: SiteData; made: Map<string, Promise<Made>> };

/**
 * Reads the business and the content, which takes a few milliseconds, and starts a new edition when one of them has changed,
 * or what depends on the time: the date, and whether the business is open; an edition read less than `maxAge` milliseconds
 * ago is taken as it is. While they cannot be read, falls back to the last edition; without one it waits for them or rejects.
 */
function editionReader({
  build,
  readBusiness,
  readContent,
  countCustomerReviews,
  isSample,
  address,
  retention,
}: Sources) {
  let last: Edition | undefined;
  let reading: Promise<Edition> | undefined;
  let readAt = 0;

  async function readLatest(): Promise<Edition> {
    readAt = Date.now();
    const [business, content, customerReviews] = await Promise.all([
      readBusiness(),
      readContent(),
      countCustomerReviews(),
    ]);
    const written = JSON.stringify([business, content, customerReviews, build.momentOf(business)]);
    if (last?.written === written) return last;
    const site = { address, isSample: isSample(business), retention };
    const siteData = { business, content, customerReviews, ...site };
    last = { written, siteData, made: new Map() };
    return last;
  }

  return async (maxAge = 0): Promise<Edition> => {
    if (last && Date.now() - readAt < maxAge) return last;
    // One at a time, so that no older edition replaces a newer one.
    reading ??= readLatest().finally(() => {
      reading = undefined;
    });
    try {
      return await (last ? withTimeout(reading, READ_TIMEOUT, unavailable) : reading);
    } catch (error) {
      if (!last) throw error;
      return last; // the request for the lists reports why, in its own log line
    }
  };
}

type Templates = Readonly<Record<DocumentName, string>>;
type Renderer = Readonly<{
  momentOf: (business: Business) => string;
  adminPages: readonly string[];
  renderDocument: (
    name: DocumentName,
    template: string,
    siteData: SiteData,
  ) => Promise<{ html: string; headers: Headers }>;
  textFiles: (siteData: SiteData) => Readonly<Record<string, { type: string; body: string }>>;
}>;

/** What the site's build produces for the API: services/web/dist/documents. */
export type DocumentsBuild = Renderer & { templates: Templates };

/** Throws if the site is not built. */
export async function readDocumentsBuild(directory: URL): Promise<DocumentsBuild> {
  try {
    const json = await readFile(new URL("build.json", directory), "utf8");
    const templates = JSON.parse(json) as Templates; // the build wrote it
    const renderer = (await import(new URL("renderer.js", directory).href)) as Renderer; // the build made it
    return { ...renderer, templates };
  } catch (cause) {
    throw new Error("The site is not built. Run: npm run build", { cause });
  }
}
