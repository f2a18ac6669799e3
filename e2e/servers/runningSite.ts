/** A complete running site to test through its front door. */
export type RunningSite = { url: string; adminToken: string; stop: () => Promise<void> };
