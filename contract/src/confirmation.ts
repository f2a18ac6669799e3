/** What a customer's answer by e-mail says, for the owner. */
export type ConfirmationSample = { text: string; isMailSetUp: boolean };

/** What became of the answer to the request with this id; `reason` says why it was not sent. */
export type Confirmation = {
  id: number;
  state: "waiting" | "sent" | "refused" | "unsent";
  reason: string | null;
};
