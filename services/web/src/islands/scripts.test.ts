import { importScripts } from "./scripts";

let isOnline = true;

const mockLoad = (address: string) => {
  if (!isOnline) throw new Error("Failed to fetch dynamically imported module");
  return { address };
};

jest.mock("/quote.js", () => mockLoad("/quote.js"), { virtual: true });
jest.mock("/late.js?1", () => mockLoad("/late.js?1"), { virtual: true });

test.each([
  // By the address at which its later parts import it: another would be a second copy, which takes the form over again.
  ["react", "/quote.js", "/quote.js"],
  ["late", "/late.js", "/late.js?1"],
] as const)(
  "the script of the part %s at %s, once lost, is asked for again at %s",
  async (part, address, again) => {
    document.documentElement.dataset[part] = address;
    isOnline = false;
    expect(await importScripts(part)).toBeUndefined();

    isOnline = true;
    expect(await importScripts(part)).toMatchObject({ address: again });
  },
);
