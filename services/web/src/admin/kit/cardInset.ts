/** The padding between a card's edge and its content: less on phones (admin/AdminFrame.tsx). */
export const cardInset = "var(--card-inset)";
