import { contentKinds } from "@ridgeline/contract/contentKinds";
import { adminPath, paths } from "../site/paths";

/** The addresses that the site server and nginx need to know; both read them from dist/addresses.json. */
export function siteAddresses(): { adminPages: string[]; login: string; publicLists: string[] } {
  return {
    adminPages: [
      paths.admin,
      paths.adminLogin,
      paths.adminBusiness,
      ...contentKinds.map(({ path }) => adminPath(path)),
      paths.adminQuoteRequests,
    ],
    login: paths.adminLogin,
    publicLists: contentKinds.map(({ path }) => `/api/${path}`),
  };
}
