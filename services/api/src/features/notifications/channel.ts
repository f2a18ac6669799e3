/** The ways on which the owner is told. */
export const channels = ["email", "webhook"] as const;
export type Channel = (typeof channels)[number];
