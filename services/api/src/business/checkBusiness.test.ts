import { checkBusiness } from "@ridgeline/contract/checks";
import sample from "@ridgeline/db/seeds/sampleBusiness.json";

beforeAll(() => jest.useFakeTimers({ now: new Date("2026-11-25T12:00Z") }));
afterAll(() => jest.useRealTimers());

test.each([
  [{ phone: "706-555-0142" }, "phone", "Please enter the ten digits of a US number, without the 1"],
  [{ name: "   " }, "name", "String must contain at least 1 character(s)"],
  [{ slogan: "Best" }, "", "Unrecognized key(s) in object: 'slogan'"],
  [{ email: "hello" }, "email", "Invalid email. Please enter one such as jane@example.com"],
  [{ address: { state: "GA" } }, "address.city", "Required"],
  [
    { specialDays: [{ date: "2026-02-30", label: "None" }] },
    "specialDays.0.date",
    "Please choose a date",
  ],
  [
    { address: { city: "Helen", state: "GA", zip: "3053" } },
    "address.zip",
    "Please enter five digits, such as 12345",
  ],
  [{ hours: { Monday: { from: "08:00" } } }, "hours.Monday.to", "Required"],
  [{ hours: { Monday: { from: "08:00", to: "24:00" } } }, "hours.Monday.to", "Invalid value"],
  [{ hours: { Funday: {} } }, "hours", "Unrecognized key(s) in object: 'Funday'"],
  [
    { map: { ...sample.map, radiusMiles: 301 } },
    "map.radiusMiles",
    "Please enter a number from 1 to 300",
  ],
  [
    { map: { ...sample.map, latitude: "34" } },
    "map.latitude",
    "Please enter a number from -85 to 85",
  ],
  [{ since: 2027 }, "since", "Please enter a year, such as 2009"],
  [{ since: 11 }, "since", "Please enter a year, such as 2009"],
  [{ timeZone: "Mars/Olympus" }, "timeZone", "Invalid value"],
  [{ address: undefined }, "address", "Required"],
  [{ serviceTypes: [] }, "serviceTypes", "Array must contain at least 1 element(s)"],
  [
    { links: { instagram: "https://@ridgelinega" } },
    "links.instagram",
    "Please enter the address of the page, such as https://www.instagram.com/yourname",
  ],
])("refuses %j, at %s", (change, field, message) => {
  expect(checkBusiness({ ...sample, ...change })).toEqual({
    ok: false,
    problems: [{ field, message }],
  });
});
