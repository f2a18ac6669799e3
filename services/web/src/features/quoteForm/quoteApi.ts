import { baseApi } from "../../api/baseApi";

type QuoteSubmission = { payload: object; idempotencyKey: string };

export const { useSendQuoteRequestMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendQuoteRequest: build.mutation<unknown, QuoteSubmission>({
      query: ({ payload, idempotencyKey }) => ({
        url: "/quote",
        method: "POST",
        body: payload,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
    }),
  }),
});
