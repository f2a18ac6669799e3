/** What the build and the API use of the documents: built for Node (scripts/build.mjs). */
export { adminWorker } from "../site/paths";
export { adminPages } from "../site/adminPages";
export { documentNames } from "./documents";
export { PLACES, renderDocument } from "./renderDocument";
export { securityHeaders } from "./securityHeaders";
export { stylesOf } from "./stylesOf";
export { ADMIN_MANIFEST, textFiles } from "./textFiles";
export { heroOutline } from "./headOf";
