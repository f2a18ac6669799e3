import { budgetOptions, optionLabel, serviceTypeOptions, timingOptions } from "./options";

test("the options are those of requirements 8.8 to 8.10, in that order", () => {
  const lines = [serviceTypeOptions, timingOptions, budgetOptions].map((options) =>
    options.map(({ value, label }) => `${value}: ${label}`).join("; "),
  );

  expect(lines).toEqual([
    "door-replacement: Door Replacement; drywall-repair: Sheetrock/Drywall Repair; painting: Interior/Exterior Painting; kitchen-bath: Kitchen & Bath Updates; flooring: Flooring & Tile; roofing: Roofing & Roof Repair; gutters: Gutter Cleaning & Repair; lawn-landscape: Lawn & Landscape Maintenance; pressure-washing: Pressure Washing; carpentry-handyman: General Carpentry & Handyman; other: Other",
    "asap: ASAP; 1-2-weeks: 1-2 weeks; flexible: Flexible",
    "under-1000: Under $1,000; 1000-5000: $1,000 - $5,000; 5000-15000: $5,000 - $15,000; 15000-30000: $15,000 - $30,000; 30000-plus: $30,000+; not-sure: Not sure yet",
  ]);
});

test("a value that is not an option is returned unchanged", () => {
  expect(optionLabel(timingOptions, "next-year")).toBe("next-year");
});
