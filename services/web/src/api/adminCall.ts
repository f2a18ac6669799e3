import type { FetchArgs } from "@reduxjs/toolkit/query";
import { readAdminToken } from "./adminToken";

type AdminCall = { method?: "POST" | "PUT" | "DELETE"; body?: object; token?: string | null };

/** A call below /api/admin with the owner's bearer token; `token` overrides the stored one, for the login. */
export function adminCall(
  path: string,
  { token = readAdminToken(), ...call }: AdminCall = {},
): FetchArgs {
  return { url: `/admin/${path}`, headers: { Authorization: `Bearer ${token ?? ""}` }, ...call };
}
