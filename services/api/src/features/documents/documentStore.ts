import type { Business } from "@ridgeline/contract/business";
import type { LandingContent } from "@ridgeline/contract/landingContent";
import type { Logger } from "pino";
import { unavailable } from "../../http/apiErrors";
import { coalesce, type PreparedBody, prepareText } from "../../http/preparedBody";
import { withTimeout } from "../../process/withTimeout";
import type { DocumentName, DocumentsBuild, Matter } from "./documentsBuild";

type Sources = {
  build: DocumentsBuild;
  readBusiness: () => Promise<Business>;
  readContent: () => Promise<LandingContent>;
  isSample: (business: Business) => boolean;
  /** Of the site, "https://example.com". */
  address: string | undefined;
  logger: Logger;
};

/** Milliseconds. Beyond that the last pages are better than a visitor who waits. */
const READ_TIMEOUT = 600;

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/**
 * The site's pages and small files. They are rendered when the business, the content or the day has changed, and kept until
 * the next change. Each call reads business and content, which takes a few milliseconds; while they cannot be read, the last
 * ones count. Rejects if there are none.
 */
export function createDocumentStore(sources: Sources) {
  const { build, address, logger } = sources;
  let last: { written: string; matter: Matter; made: Map<string, Promise<PreparedBody>> };

  const readLatest = coalesce(async () => {
    const read = Promise.all([sources.readBusiness(), sources.readContent()]);
    const [business, content] = await withTimeout(read, READ_TIMEOUT, unavailable);
    const written = JSON.stringify([business, content, new Date().toDateString()]);
    if (written !== (last as typeof last | undefined)?.written) {
      const isSample = sources.isSample(business);
      last = { written, matter: { business, content, address, isSample }, made: new Map() };
    }
    return last;
  });

  async function readKept() {
    try {
      return await readLatest();
    } catch (error) {
      if ((last as typeof last | undefined) === undefined) throw error;
      return last; // the request for the lists reports why, in its own log line
    }
  }

  async function make(
    key: string,
    render: (matter: Matter) => Promise<PreparedBody>,
  ): Promise<PreparedBody> {
    const { made, matter } = await readKept();
    const known = made.get(key);
    if (known) return known;
    const making = render(matter);
    made.set(key, making);
    try {
      return await making;
    } catch (error) {
      made.delete(key);
      logger.error({ error: String(error) }, `${key} cannot be rendered`);
      throw error;
    }
  }

  return {
    adminPages: build.adminPages,
    headersOf: (name: DocumentName) => build.templates[name].headers,

    /** A page as HTML. */
    readDocument: (name: DocumentName): Promise<PreparedBody> =>
      make(name, async (matter) => {
        const { template } = build.templates[name];
        const html = await build.renderDocument(name, template, matter);
        return prepareText(html, "text/html; charset=utf-8");
      }),

    /** A small file of the public root; undefined if there is none at this path. */
    readTextFile: async (path: string): Promise<PreparedBody | undefined> => {
      const { matter } = await readKept();
      const file = build.textFiles(matter)[path];
      return file && make(path, () => prepareText(file.body, file.type));
    },
  };
}
