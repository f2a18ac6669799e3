import type { Business } from "./business";

/** Opens the map app of a phone, or Google Maps, with the way to an address. */
export function directionsTo(address: string): string {
  const query = new URLSearchParams({ api: "1", destination: address });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

/** The street of a business, then town, state and ZIP; without a street, only town and state. */
export function addressLines({ address: { street, city, state, zip } }: Business): string[] {
  const town = `${city}, ${state}`;
  if (street === undefined) return [town];
  return [street, zip === undefined ? town : `${town} ${zip}`];
}
