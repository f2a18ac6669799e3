import type { Business, StoredBusiness } from "@ridgeline/contract/business";
import type { FormName } from "@ridgeline/contract/publicForms";
import type { DocumentName, Renderer, SentForm, ServedFile } from "@ridgeline/contract/renderer";
import type { LogoLook, Retention, SiteData } from "@ridgeline/contract/siteData";
import { readFile } from "node:fs/promises";
import type { Logger } from "pino";
import { unavailable } from "../http/apiErrors";
import { EXPIRES } from "../http/baseHeaders";
import { plainBody, type PreparedBody, prepareText } from "../http/preparedBody";
import { withTimeout } from "../process/withTimeout";

type Sources = {
  build: DocumentsBuild;
  /** The business and the content, of one moment. */
  readSite: () => Promise<
    Pick<SiteData, "content" | "customerReviews"> & { business: StoredBusiness }
  >;
  isSample: (business: Business) => boolean;
  lookOfLogo: (business: Business) => Promise<LogoLook | undefined>;
  /** Of the site, "https://example.com". */
  address: string | undefined;
  retention: Retention;
  logger: Logger;
};

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** The site's pages and small files: rendered again when the business, the content or what depends on the time changes. */
export function createDocumentStore(sources: Sources, timeouts = TIMEOUTS) {
  const { build, logger } = sources;
  const readEdition = createEditionReader(sources, timeouts);
  /** By key, the newest that has been rendered, and of which edition. */
  const finished = new Map<string, { page: Rendered; number: number }>();

  /** Renders once for each edition. Whoever would wait for long gets the last one meanwhile, which nginx must not keep. */
  async function renderOnce(
    { rendered, number }: Edition,
    key: string,
    render: () => Promise<Rendered>,
  ): Promise<Rendered> {
    const start = async () => {
      try {
        const page = await render();
        if (number >= (finished.get(key)?.number ?? 0)) finished.set(key, { page, number });
        return page;
      } catch (error) {
        rendered.delete(key);
        logger.error({ error: String(error) }, `${key} cannot be rendered`);
        throw error;
      }
    };
    const rendering = rendered.get(key) ?? start();
    rendered.set(key, rendering);
    const last = finished.get(key)?.page;
    if (!last) return rendering;
    const known = rendering.catch(() => last);
    return withTimeout(known, timeouts.render, unavailable).catch(() => ({
      ...last,
      headers: { ...last.headers, [EXPIRES]: "0" },
    }));
  }

  async function render(name: DocumentName, siteData: SiteData): Promise<Rendered> {
    const page = await build.renderDocument(name, build.templates[name], siteData);
    return { ...page, body: await prepareText(page.html, HTML) };
  }

  return {
    pages: build.pages,
    textFilePaths: Object.keys(build.textFiles),
    /** A page as HTML, with its own headers. */
    readDocument: async (name: DocumentName): Promise<Rendered> => {
      const edition = await readEdition(UNKNOWN.includes(name) ? UNKNOWN_MAX_AGE : 0);
      return renderOnce(edition, name, () => render(name, edition.siteData));
    },

    /**
     * The page of a form for one visitor; for a review with the kind of work that it is about. Only the form is rendered for each
     * request, which takes a few milliseconds.
     */
    renderForm: async (
      name: FormName,
      sent: SentForm,
      reviewedWork?: string,
    ): Promise<Rendered> => {
      const edition = await readEdition(FORM_MAX_AGE);
      const siteData = { ...edition.siteData, reviewedWork };
      const { body, headers } = await renderOnce(edition, `${name} ${reviewedWork}`, async () => {
        const page = await build.renderDocument(name, build.templates[name], siteData);
        return { ...page, body: plainBody(page.html, HTML) };
      });
      const form = build.renderForm(name, siteData.business, sent);
      return { headers, body: plainBody(build.insertForm(String(body.plain), form), HTML) };
    },

    /** A small file of the public root; undefined if there is none at this path. */
    readTextFile: async (path: string): Promise<Rendered | undefined> => {
      const edition = await readEdition();
      const file = build.textFiles[path]?.(edition.siteData);
      if (!file) return undefined;
      return renderOnce(edition, path, async () => ({
        body: await prepareFile(file),
        headers: {},
      }));
    },
  };
}

/**
 * Milliseconds. After that an older page is better than a visitor who waits. Rendering usually takes less: then the owner's next page
 * has the change. A logo that could not be read is tried again after `unreadLogo`.
 */
const TIMEOUTS = { read: 600, render: 1000, unreadLogo: 10_000 };
/** Milliseconds. nginx caches existing pages, but a flood can use any number of addresses that do not exist. */
const UNKNOWN_MAX_AGE = 1000;
const UNKNOWN: readonly DocumentName[] = ["notFound", "reviewUnknown", "reviewGone"];
/** Milliseconds. nginx does not cache answers to a form. */
const FORM_MAX_AGE = 1000;
const HTML = "text/html; charset=utf-8";

type Headers = Readonly<Record<string, string>>;
export type Rendered = { body: PreparedBody; headers: Headers };

/** What the pages show at one point in time, with its fingerprint, and those rendered so far. */
type Edition = {
  number: number;
  fingerprint: string;
  /** By performance.now(): then there is a new one although nothing has changed. */
  endsAt: number;
  siteData: SiteData;
  rendered: Map<string, Promise<Rendered>>;
};

/**
 * Reads the business and what else is shown, which takes a few milliseconds, and starts a new edition if one of them has changed, or
 * what depends on the time: the date, and whether the business is open. Reuses an edition read less than `maxAge` milliseconds
 * ago. If they cannot be read, falls back to the last edition; without one it waits for them or rejects.
 */
function createEditionReader(
  { build, readSite, isSample, lookOfLogo, address, retention, logger }: Sources,
  timeouts: typeof TIMEOUTS,
) {
  let last: Edition | undefined;
  let reading: Promise<Edition> | undefined;
  let readAt = 0; // by performance.now(), which nobody sets back

  async function readLatest(): Promise<Edition> {
    readAt = performance.now();
    const shown = await readSite();
    const { business } = shown;
    const fingerprint = JSON.stringify([shown, build.momentOf(business)]);
    if (last?.fingerprint === fingerprint && readAt < last.endsAt) return last;
    let endsAt = Number.POSITIVE_INFINITY;
    // A logo that cannot be read must not take the pages away.
    const logoLook = await lookOfLogo(business).catch((error: unknown) => {
      logger.error({ error: String(error) }, "the logo cannot be read");
      endsAt = performance.now() + timeouts.unreadLogo;
      return undefined;
    });
    const site = { address, isSample: isSample(business), logoLook, retention };
    const siteData = { ...shown, ...site, edition: business.version };
    const number = (last?.number ?? 0) + 1;
    last = { number, fingerprint, endsAt, siteData, rendered: new Map() };
    return last;
  }

  return async (maxAge = 0): Promise<Edition> => {
    if (last && performance.now() - readAt < maxAge) return last;
    // One at a time, so that no older edition replaces a newer one.
    reading ??= readLatest().finally(() => {
      reading = undefined;
    });
    try {
      return await (last ? withTimeout(reading, timeouts.read, unavailable) : reading);
    } catch (error) {
      if (!last) throw error;
      return last; // the request for the lists reports why, in its own log line
    }
  };
}

/** A drawing with a width becomes pixels: home screens and notifications show no others. */
async function prepareFile({ type, body, width }: ServedFile): Promise<PreparedBody> {
  if (width === undefined) return prepareText(body(), type);
  const { default: sharp } = await import("sharp"); // only sites with colors of their own need it here
  const plain = await sharp(Buffer.from(body()), { density: width * 2 })
    .resize(width)
    .png()
    .toBuffer();
  return { type, plain, compressed: new Map() };
}

/** What the site's build produces for the API: services/web/dist/documents. */
export type DocumentsBuild = Renderer & { templates: Readonly<Record<DocumentName, string>> };

/** Throws if the site is not built. */
export async function readDocumentsBuild(directory: URL): Promise<DocumentsBuild> {
  try {
    const json = await readFile(new URL("build.json", directory), "utf8");
    const templates = JSON.parse(json) as DocumentsBuild["templates"]; // the build wrote it
    const built = (await import(new URL("renderer.js", directory).href)) as { renderer: Renderer }; // the build made it
    return { ...built.renderer, templates };
  } catch (cause) {
    throw new Error("The site is not built. Run: npm run build", { cause });
  }
}
