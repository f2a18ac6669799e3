import type { Renderer } from "@ridgeline/contract/renderer";
import { pages } from "./documents";
import { insertForm, renderForm } from "./forms";
import { momentOf } from "./momentOf";
import { renderDocument } from "./renderDocument";
import { textFiles } from "./textFiles";

/** What the API uses of the documents: built for Node (scripts/buildSite.mjs). */
export const renderer = {
  pages,
  momentOf,
  renderDocument,
  renderForm,
  insertForm,
  textFiles,
} satisfies Renderer;

/** What the build itself uses. */
export { publicForms } from "@ridgeline/contract/publicForms";
export { adminWorker } from "../site/paths";
export { documents } from "./documents";
