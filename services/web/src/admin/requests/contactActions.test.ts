import { sample } from "../../../test/renderApp";
import { greetingFor, mailHref, textHref } from "./contactActions";

const greet = (fullName: string, serviceType = "roofing", shortName = "Ridgeline") =>
  greetingFor({ fullName, serviceType }, { ...sample, shortName });

test("a text message names the customer, the business and the kind of work", () => {
  expect(greet("Walter Pruitt")).toBe(
    "Hi Walter, this is Ridgeline about your request for Roofing & Roof Repair. ",
  );
});

test.each([
  ["other", "your request. "],
  ["painting", "your request for Interior/Exterior Painting. "],
  ["chimneys", "your request for chimneys. "], // no longer offered
])("the kind of work is named unless it is Other: %s", (serviceType, end) => {
  expect(greet("Walter Pruitt", serviceType)).toBe(`Hi Walter, this is Ridgeline about ${end}`);
});

test.each([
  ["  Walter \n Pruitt ", "Walter"],
  ["Mary-Beth Okonkwo-Hollingsworth", "Mary-Beth"],
  ["D'Angelo Russo", "D'Angelo"],
  ["José", "José"],
  ["王伟", "王伟"],
  ["Dr. Ann Lee", "Dr. Ann Lee"],
  ["Mr Lee", "Mr Lee"],
  ["J. Walter Pruitt", "J. Walter Pruitt"],
  ["\u202Eevil\u202C Bob", "evil"],
  ["Zoe\u0000\r\nBcc: a@example.com", "Zoe"],
  ["\uD800Kim Lee", "Kim"],
])("%j is greeted as %s", (fullName, name) => {
  expect(greet(fullName)).toMatch(new RegExp(`^Hi ${name}, this is Ridgeline `));
});

test("a blank name leaves no gap", () => {
  expect(greet(" \u200B ")).toMatch(/^Hi, this is Ridgeline about /);
});

test("a name cannot inject anything into the link", () => {
  const href = textHref("7065550117", greet("Bob&body=Pay?to=#%20+x Lee", "other", "Nail & Co"));

  expect(href).toBe(
    "sms:+17065550117?&body=Hi%20Bob%26body%3DPay%3Fto%3D%23%2520%2Bx%2C%20this%20is%20Nail%20%26%20Co%20about%20your%20request.%20",
  );
});

test("an address cannot inject anything into the link", () => {
  expect(mailHref("a+b&c'd@example.com")).toContain("a%2Bb%26c'd@example.com?subject=");
});
