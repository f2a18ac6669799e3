/** A picture in base64 (build.mjs). */
declare module "*.png" {
  const base64: string;
  export default base64;
}
