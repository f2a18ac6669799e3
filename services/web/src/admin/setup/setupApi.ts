import type { SetupStatus } from "@ridgeline/contract/setup";
import { landingLists } from "@ridgeline/contract/siteData";
import type { Trade } from "@ridgeline/contract/trade";
import { adminCall, baseApi } from "../../api/baseApi";
import { has } from "../../api/callApi";
import { load } from "./zips";
import type { Site } from "./composeSite";
import { loadTrade, type TradeName } from "../trades/trades";

export const { useLazyGetTradeQuery, useGetTradeQuery, useSetUpSiteMutation } = baseApi
  .enhanceEndpoints({ addTagTypes: ["business", "setup", ...landingLists] })
  .injectEndpoints({
    endpoints: (build) => ({
      getTrade: build.query<Trade, TradeName>({ queryFn: (name) => load(loadTrade(name)) }),
      setUpSite: build.mutation<SetupStatus, Site>({
        query: (body) => adminCall("setup", [201, has("isSample")], { method: "POST", body }),
        invalidatesTags: (status) => (status ? ["business", "setup", ...landingLists] : []),
      }),
    }),
  });
