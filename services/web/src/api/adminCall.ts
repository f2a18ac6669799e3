import { readAdminToken } from "./adminToken";
import type { ApiCall } from "./callApi";

type AdminCall = Pick<ApiCall, "method" | "body"> & { token?: string | null };

/** A call below /api/admin with the owner's bearer token; `token` overrides the stored one, for the login. */
export function adminCall(
  path: string,
  { token = readAdminToken(), ...call }: AdminCall = {},
): ApiCall {
  return { path: `/admin/${path}`, headers: { Authorization: `Bearer ${token ?? ""}` }, ...call };
}
