/** What scripts/build.mjs runs after Vite has built it for Node: the public pages and files, made from site.json. */
export { parseSite } from "@ridgeline/contract/parseSite";
export { adminWorker } from "../site/adminWorkerFile";
export { isAdminAddress } from "../site/paths";
export { pages } from "./pages";
export { renderAdminShell } from "./renderAdminShell";
export { renderStyledPage } from "./renderPage";
export { landingStyles, renderLandingPage } from "./renderLandingPage";
export { headOf } from "./headOf";
export { assetHeaders, securityHeaders } from "./securityHeaders";
export { siteAddresses } from "./siteAddresses";
export { ADMIN_MANIFEST, siteFiles } from "./siteFiles";
