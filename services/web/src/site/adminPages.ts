import { contentKinds } from "@ridgeline/contract/contentKinds";
import { adminPath, paths } from "./paths";

/** Every page of the owner's but the login. */
export const adminPages: readonly string[] = [
  paths.admin,
  ...contentKinds.map(({ path }) => adminPath(path)),
  paths.adminQuoteRequests,
  paths.adminBusiness,
  paths.adminSetup,
];
