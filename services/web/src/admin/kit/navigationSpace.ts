/** What the owner's navigation covers at the top and at the bottom of the screen (admin/AdminNav.tsx). */
export const navigationSpace = { top: "var(--admin-row)", bottom: "var(--admin-bar)" } as const;
