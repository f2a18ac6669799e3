/** What covers what. */
export const layer = {
  header: 40,
  callBar: 50,
  veil: 60,
  dialog: 61,
  popup: 70,
  toast: 80,
  skipLink: 100,
} as const;
