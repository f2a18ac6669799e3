/** What the owner reads when no off-site backup has succeeded for a day, on every channel. */
export const noBackup = {
  title: "No off-site backup since yesterday",
  text: "Your website works, but for a day its data could not be copied to another place. If the server broke now, the newest requests would be lost. Please tell whoever runs the server.",
} as const;
