import { isIP } from "node:net";

/**
 * The key under which a limit counts a visitor: an IPv4 address as it is, an IPv6 address by its /64 network, all of which
 * belongs to one visitor. Anything that is not an address shares one key.
 */
export function addressKey(address: string): string {
  if (isIP(address) === 4) return address;
  const [bare = ""] = address.split("%"); // fe80::1%eth0
  if (isIP(bare) !== 6) return "unknown";
  const groups = groupsOf(bare);
  const [, , , , , marker, high = 0, low = 0] = groups;
  const isMapped = marker === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1); // without an IPv4 part
  const [head = [], tail = []] = canonical
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/**
 * The key of the surrounding network, which one sender may control: an IPv4 address's /24, or the /48 that hosting
 * companies give to one customer.
 */
export function networkKey(address: string): string {
  return addressKey(address)
    .replace(/\.\d+$/, ".0/24")
    .replace(/:[\da-f]+::\/64$/, "::/48");
}
