import type { Headers } from "./documentsBuild";

/** Characters. nginx takes 4 kB of headers at most. */
const MAX_LENGTH = 1500;

/** The headers of an admin page, which may load pictures only from the hosts of those in use. */
export function allowPictures(headers: Headers, pictures: readonly string[]): Headers {
  const policy = headers["Content-Security-Policy"] ?? "";
  const origins = [...new Set(pictures.flatMap(originOf))].sort();
  let added = "";
  for (const origin of origins) {
    if (added.length + origin.length < MAX_LENGTH) added += ` ${origin}`;
  }
  return {
    ...headers,
    "Content-Security-Policy": policy.replace(/img-src [^;]*/, (sources) => sources + added),
  };
}

/** Empty for a path on this site, or if the host contains a semicolon, which URLs allow but would end the directive. */
function originOf(picture: string): string[] {
  const origin = URL.canParse(picture) ? new URL(picture).origin : "";
  return /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin) ? [origin] : [];
}
