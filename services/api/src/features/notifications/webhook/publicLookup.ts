import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPrivateAddress } from "./isPrivateAddress";

/** Refuses a target that lies in a private network. */
export class PrivateTargetError extends Error {
  readonly code = "EPRIVATE";
  constructor() {
    super("The webhook's address is a private one. WEBHOOK_ALLOW_PRIVATE=true allows it.");
  }
}

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is private. The checked addresses are the ones
 * that are connected to, so the name cannot change in between.
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
  return addresses.some(({ address }) => isPrivateAddress(address))
    ? new PrivateTargetError()
    : undefined;
}
