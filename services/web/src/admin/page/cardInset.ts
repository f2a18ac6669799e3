/** The room between the edge of a card and what is in it: less on phones (pages/admin/AdminFrame.tsx). */
export const cardInset = "var(--card-inset)";
