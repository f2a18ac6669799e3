/** What the build and the API use of the documents: built for Node (scripts/build.mjs). */
export { adminPages } from "../site/adminPages";
export { adminWorker } from "../site/paths";
export { documentNames } from "./documents";
export { heroOutline } from "./headOf";
export { momentOf } from "./momentOf";
export { PLACES, renderDocument } from "./renderDocument";
export { securityHeaders } from "./securityHeaders";
export { stylesOf } from "./stylesOf";
export { ADMIN_MANIFEST, textFiles } from "./textFiles";
