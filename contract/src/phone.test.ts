import { formatPhone, toDialable, toNumber } from "./phone";

test.each([
  ["7065550199", "+17065550199", "(706) 555-0199"],
  ["17065550199", "+17065550199", "(706) 555-0199"],
  ["+17065550199", "+17065550199", "(706) 555-0199"],
  ["+447700900123", "+447700900123", "+447700900123"],
  ["70655501991", "70655501991", "70655501991"],
  ["1706555019", "+11706555019", "(170) 655-5019"],
])("%s is dialed as %s, and displayed as %s", (phone, dialed, displayed) => {
  expect(toDialable(phone)).toBe(dialed);
  expect(formatPhone(phone)).toBe(displayed);
});

const US = "7065550142";

test.each([
  // what is put into a number
  " 706.555.0142 ",
  "(706) 555-0142",
  "706 / 555 0142",
  "706_555_0142",
  "706,555,0142",
  "706\u2212555\u22120142",
  "706\u00A0555\u202F0142",
  // any quotes, brackets, dots and dashes
  "\u00AB706 555 0142\u00BB",
  "\u3010706\u3011555\u30FB0142",
  "706\u2215555\u20440142",
  // what nobody sees: from Word and PDF, from contacts and chats
  "706\uFE0D555\uFE0E0142",
  "706\u3164555\u034F0142",
  "\u2068706\u20695550142",
  "\u200E706\u00AD555\u200B0142\uFEFF",
  // other digits
  "７０６（５５５）０１４２",
  "\u0667\u0660\u0666\u0665\u0665\u0665\u0660\u0661\u0664\u0662",
  "\u260E 706 555 0142",
  "tel:706-555-0142",
  // as one dials it
  "+1 (706) 555-0142",
  "1-706-555-0142",
  `706${" ".repeat(30)}5550142`,
  "＋１　７０６　５５５　０１４２",
])("%j is a number", (written) => {
  expect(toNumber(written)).toBe(US);
});

test.each([
  ["+44 20 7946 0958", "+442079460958"],
  ["+49 (30) 901820", "+4930901820"],
  ["+49 30 9018 2", "+493090182"],
])("%j is %s", (written, phone) => {
  expect(toNumber(written)).toBe(phone);
});

test.each([
  "",
  "call me",
  "706-555-0142 in the evening",
  "706-555-014",
  "44 20 7946 0958",
  "+49 30 9018",
  `706${" ".repeat(31)}5550142`,
  // an extension
  "706-555-0142 ext 12",
  "706-555-0142 x12",
  "7065550142#12",
  "7065550142;ext=12",
  // two numbers
  "706-555-0142 / 706-555-0118",
  "555-0142 555-0118",
  "706 555 0142 +1 706 555 0118",
])("%j is not one number, and stays", (written) => {
  expect(toNumber(written)).toBe(written);
});
