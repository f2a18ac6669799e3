/** Durations: a colour, a move, a section's fade. */
export const duration = { color: "140ms", move: "260ms", section: "620ms" } as const;

export const ease = "cubic-bezier(0.2, 0.7, 0.2, 1)";
