/** What the API and the build use of the documents: built for Node (scripts/buildSite.mjs). */
export { adminPages } from "../site/adminPages";
export { adminWorker } from "../site/paths";
export { insertForm, renderForm } from "./forms";
export { documentNames } from "./documents";
export { momentOf } from "./momentOf";
export { renderDocument } from "./renderDocument";
export { textFile, textFilePaths } from "./textFiles";
