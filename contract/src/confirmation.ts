/** The answer by e-mail to a customer who has sent a quote request. */

/** Where the owner reads what it says, and sends it to themselves. */
export const CONFIRMATION_PATH = "/api/admin/confirmation";

/** `to`: the owner's addresses; none while e-mail is not set up. */
export type ConfirmationSample = { subject: string; text: string; to: string[] };

/** Where the owner reads what became of each. */
export const CONFIRMATIONS_PATH = "/api/admin/confirmations";

/** Of the request with this id; `reason` says why it was not sent. */
export type Confirmation = {
  id: number;
  state: "waiting" | "sent" | "refused" | "unsent";
  reason: string | null;
};
