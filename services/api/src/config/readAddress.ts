/** The site's own address, "https://example.com": the first name in DOMAIN. Undefined if there is none. */
export function readAddress({ DOMAIN = "" }: { DOMAIN?: string | undefined }): string | undefined {
  const name = DOMAIN.split(/[,\s]+/).find(Boolean);
  return name === undefined ? undefined : `https://${name}`;
}
