import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryMeta,
} from "@reduxjs/toolkit/query/react";
import { type ApiFailure, toApiFailure } from "./apiFailure";

const TIMEOUT_MS = 30_000;

const send = fetchBaseQuery({
  baseUrl: "/api",
  credentials: "include",
  timeout: TIMEOUT_MS,
  responseHandler: readBody,
});

/** fetch, with every failure as an ApiFailure. */
const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiFailure,
  object,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const { error, data, meta } = await send(args, api, extra);
  if (error) return { error: toApiFailure(error, meta?.response?.statusText) };
  return { data };
};

/** The one api; every feature injects its endpoints. Data is never stale and nothing is retried (requirement 9.2). */
export const baseApi = createApi({
  baseQuery,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  invalidationBehavior: "immediately", // the default waits for every other call, for up to 30 s each
  endpoints: () => ({}),
});

/** Responses are JSON or empty; errors are plain text. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return response.ok && text !== "" ? JSON.parse(text) : text;
}
