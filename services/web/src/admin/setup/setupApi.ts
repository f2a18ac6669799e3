import type { SetupStatus } from "@ridgeline/contract/setup";
import { landingLists } from "@ridgeline/contract/siteData";
import type { Trade } from "@ridgeline/contract/trade";
import { adminCall, baseApi } from "../../api/baseApi";
import { has, noResponse } from "../../api/callApi";
import type { Site } from "./composeSite";
import { loadTowns, type Town } from "./towns";
import { loadTrade, type TradeName } from "../trades/trades";

/** A file of the site that is loaded when it is needed, like any other answer. */
async function load<Data>(file: Promise<Data>) {
  return file.then((data) => ({ data })).catch(() => ({ error: noResponse }));
}

export const { useGetTownsQuery, useLazyGetTradeQuery, useGetTradeQuery, useSetUpSiteMutation } =
  baseApi
    .enhanceEndpoints({ addTagTypes: ["business", "setup", ...landingLists] })
    .injectEndpoints({
      endpoints: (build) => ({
        getTowns: build.query<Town[], void>({ queryFn: () => load(loadTowns()) }),
        getTrade: build.query<Trade, TradeName>({ queryFn: (name) => load(loadTrade(name)) }),
        setUpSite: build.mutation<SetupStatus, Site>({
          query: (body) => adminCall("setup", [201, has("isSample")], { method: "POST", body }),
          invalidatesTags: (status) => (status ? ["business", "setup", ...landingLists] : []),
        }),
      }),
    });
