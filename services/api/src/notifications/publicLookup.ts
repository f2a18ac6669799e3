import { lookup, type LookupAddress } from "node:dns";
import { BlockList, type LookupFunction } from "node:net";

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is private. The connection uses the checked
 * addresses, so the name cannot change in between.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refusal = error ?? refuse(addresses);
    const [first] = error ? [] : addresses;
    if (refusal || !first) callback(refusal ?? new Error("No address"), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

function refuse(addresses: LookupAddress[]): Error | undefined {
  return addresses.some(({ address }) => isPrivateAddress(address)) ? privateTarget() : undefined;
}

/** A target in a private network. */
export function privateTarget(): Error {
  return Object.assign(new Error("The address is in a private network."), { code: "EPRIVATE" });
}

/** Ranges of this machine, its network or nowhere (IANA's special-purpose registries). */
const RANGES = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24
  192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  ::/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7
  fe80::/10 fec0::/10 ff00::/8`;

const blocked = new BlockList();
for (const [, address = "", bits] of RANGES.matchAll(/(\S+)\/(\d+)/g)) {
  blocked.addSubnet(address, Number(bits), familyOf(address));
}

/** True if nothing may be sent there without permission. IPv4-mapped IPv6 (`::ffff:127.0.0.1`) counts as IPv4. */
export function isPrivateAddress(address: string): boolean {
  return blocked.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return address.includes(":") ? "ipv6" : "ipv4";
}
