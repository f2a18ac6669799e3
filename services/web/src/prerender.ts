/** What scripts/build.mjs runs after Vite has built it for Node: the public pages and files, made from site.json. */
export { pages } from "./prerender/pages";
export { renderPage } from "./prerender/renderPage";
export { headOf } from "./prerender/headOf";
export { requireGoodSite } from "./prerender/requireGoodSite";
export { securityHeaders } from "./prerender/securityHeaders";
export { siteFiles } from "./prerender/siteFiles";
