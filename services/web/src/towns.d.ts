/** Made by scripts/townsPlugin.mjs. */
declare module "virtual:towns" {
  export const towns: Readonly<Record<string, string>>;
}
