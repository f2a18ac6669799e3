import type { Confirmation } from "@ridgeline/contract/notifications";
import { createContext, useContext } from "react";
import { styled } from "styled-components";
import { color } from "../../theme";

/** For all cards on a page. */
export const Confirmations = createContext<readonly Confirmation[]>([]);

const words = {
  sent: "E-mail sent",
  waiting: "E-mail waits",
  refused: "E-mail refused",
  unsent: "E-mail not sent",
} as const satisfies Record<Confirmation["state"], string>;

/** On a request's card: what became of the answer by e-mail, if there is one. */
export function ConfirmationNote({ about }: { about: number }) {
  const confirmation = useContext(Confirmations).find(({ id }) => id === about);
  if (!confirmation) return null;
  const { state, reason } = confirmation;
  const text = reason === null ? words[state] : `${words[state]}. ${reason}`;
  return <Note $isBad={state === "refused"}>{text}</Note>;
}

const Note = styled.span<{ $isBad: boolean }>`
  color: ${({ $isBad }) => ($isBad ? color.danger : color.muted)};
`;
