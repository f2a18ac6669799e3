import { isIP } from "node:net";
import { isPrivateAddress } from "./publicLookup";

/**
 * True if, without TLS, a password would cross the internet in the clear. The address itself may decide otherwise
 * (`?requireTLS=...`, `?ignoreTLS=...`).
 */
export function mustEncrypt(smtpUrl: string): boolean {
  const { protocol, username, hostname, searchParams } = new URL(smtpUrl);
  if (protocol === "smtps:" || username === "") return false;
  if (searchParams.has("requireTLS") || searchParams.has("ignoreTLS")) return false;
  return !isNearby(hostname.replaceAll(/[[\]]/g, ""));
}

/** This machine, or one on its network: a name without a dot is a container or a local machine. */
function isNearby(host: string): boolean {
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return !host.includes(".") || host.endsWith(".localhost");
}
