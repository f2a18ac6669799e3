/** Opens the map app of a phone, or Google Maps, with the way to an address. */
export function directionsTo(address: string): string {
  const query = new URLSearchParams({ api: "1", destination: address });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
