import {
  type Confirmation,
  CONFIRMATION_PATH,
  type ConfirmationSample,
  CONFIRMATIONS_PATH,
} from "@ridgeline/contract/confirmation";
import type { TestResult } from "@ridgeline/contract/notificationStatus";
import { createContext, useContext } from "react";
import { styled } from "styled-components";
import { adminCall, baseApi, below } from "../../api/baseApi";
import { color } from "../../theme";

export const { useGetConfirmationQuery, useSendConfirmationMutation, useGetConfirmationsQuery } =
  baseApi.injectEndpoints({
    endpoints: (build) => ({
      /** What customers would get; saving the business changes it. */
      getConfirmation: build.query<ConfirmationSample, void>({
        query: () => adminCall(below(CONFIRMATION_PATH)),
        providesTags: ["setup"],
      }),
      sendConfirmation: build.mutation<Pick<TestResult, "problem">, void>({
        query: () => adminCall(below(CONFIRMATION_PATH), { method: "POST" }),
      }),
      getConfirmations: build.query<Confirmation[], void>({
        query: () => adminCall(below(CONFIRMATIONS_PATH)),
      }),
    }),
  });

/** By the request's id, for all cards on a page. */
export const Confirmations = createContext<ReadonlyMap<number, Confirmation>>(new Map());

const words = {
  sent: "Confirmation sent",
  waiting: "Confirmation waits",
  refused: "Confirmation refused",
  unsent: "Confirmation not sent",
} as const satisfies Record<Confirmation["state"], string>;

/** On a request's card: what became of the answer by e-mail, if there is one. */
export function ConfirmationNote({ id }: { id: number }) {
  const { state, reason } = useContext(Confirmations).get(id) ?? {};
  if (state === undefined) return null;
  return (
    <Note $isBad={state === "refused"}>{[words[state], reason].filter(Boolean).join(". ")}</Note>
  );
}

const Note = styled.span<{ $isBad: boolean }>`
  color: ${({ $isBad }) => ($isBad ? color.danger : color.muted)};
`;
