import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { provideApi } from "../../test/testApi";

const api = provideApi({ QUOTE_LIMIT: "1000" });

/** Of `piece`, as many bytes as a form may have, beside the other answers. */
const fill = (piece: string) => piece.repeat(Math.floor(95_000 / Buffer.byteLength(piece)));
/** Different letters of another script. */
const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(0x4e00 + (index % 20_000))).join(
    "",
  );

const answers = "serviceType=other&projectDetails=the+old+porch+paint+is+peeling&mathChallenge=5";
const form = `fullName=Ann+Lee&phone=7065550199&mathAnswer=5&consent=on&${answers}`;
const review = "name=Ann&location=Helen&rating=5&review=as+good+as+it+could+be+done&consent=on";

type Post = { path: string; body: string };
const quoteWith = (name: string, text: string): Post => {
  const body = new RegExp(`\\b${name}=`).test(form)
    ? form.replace(new RegExp(`\\b${name}=[^&]*`), () => `${name}=${text}`)
    : `${form}&${name}=${text}`;
  return { path: "/api/quote", body };
};
const reviewWith = (name: string, text: string): Post => ({
  path: "/review/0123456789012345678901",
  body: `${review}&${name}=${text}`.replace(new RegExp(`\\b${name}=[^&]*&`), ""),
});
const post = ({ path, body }: Post) =>
  api.request
    .post(path)
    .set({ "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" })
    .send(body);

/**
 * It takes less than 100 milliseconds of the processor, not of those in which other programs had it; the median of three, since
 * compiling or collecting garbage may fall into one of them.
 */
async function expectCost(action: () => Promise<unknown>): Promise<void> {
  const costs: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const before = process.cpuUsage();
    await action();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  expect(costs.toSorted((a, b) => a - b)[1]).toBeLessThan(100);
}

/** For each field, at its own limit and far above it. */
const worst: [name: string, ...texts: string[]][] = [
  [
    "phone",
    `${"1".repeat(15)}${",".repeat(24)}z`,
    `${"1".repeat(39)}${fill(",")}z`,
    fill("1 "),
    fill("x1"),
  ],
  ["email", `a@${letters(252)}`, `a@${letters(31_000)}`, `a@${fill("a.")}!`, fill("<"), fill("a@")],
  ["fullName", "\uFDFA".repeat(200), fill("\uFDFA"), `${fill("\u200B")}.`, fill(" ")],
  ["address", "x ".repeat(249), fill("12 Main St, "), fill(" ")],
  ["serviceType", fill("x")],
  ["projectDetails", "\r\n".repeat(5000), fill("\r\n"), fill("\uFDFA"), fill("👷")],
  ["mathChallenge", fill("9"), fill("٩"), fill("𝟗"), `${fill(" ")}9`],
  ["mathAnswer", fill("9"), `${fill(" ")}9`],
  ["consent", fill("on")],
  ["website", fill("\u0000"), fill("x")],
  ["utm_source", fill("👷"), fill("%00")],
  ["idempotencyKey", fill("a-")],
  ["unknown", fill("x&y="), fill("=")],
];
const worstReview: [name: string, ...texts: string[]][] = [
  ["review", "x ".repeat(1000), `${fill("\u200B ")}.`],
  ["name", fill("\uFDFA"), `${fill(" ")}.`],
  ["location", fill("\u3164")],
  ["rating", fill("5")],
  ["token", fill("x")],
];
const posts: [string, Post[]][] = [
  ...worst.map(([name, ...texts]): [string, Post[]] => [
    `in ${name}`,
    texts.map((text) => quoteWith(name, text)),
  ]),
  ...worstReview.map(([name, ...texts]): [string, Post[]] => [
    `in ${name} of a review`,
    texts.map((text) => reviewWith(name, text)),
  ]),
];

test.each(posts)("the worst text %s takes no time", async (_name, forms) => {
  await post(quoteWith("phone", "1")); // what is done once
  for (const sent of forms) await expectCost(() => post(sent));
});

test.each(["phone", "email", "fullName", "projectDetails", "website"])(
  "the worst JSON in %s takes no time",
  async (name) => {
    for (const piece of ["1", "a.", "\uFDFA", " ", "\u200B"]) {
      const text = piece.repeat(31_000 / Buffer.byteLength(piece));
      await expectCost(() => api.postQuote({ ...validQuoteRequest, [name]: text }).expect(400));
    }
  },
);

const nest = (value: unknown, depth: number): unknown =>
  depth === 0 ? value : [nest(value, depth - 1)];

test.each([
  ["deep and wide", (wide: unknown[]) => nest(wide, 900)],
  ["wide below a long name", (wide: unknown[]) => ({ ["n".repeat(15_000)]: wide })],
])(
  "JSON that is %s, with what cannot be stored at its end, takes no time",
  async (_shape, make) => {
    const address = make([...Array<number>(7000).fill(1), "\0"]);
    await expectCost(() => api.postQuote({ ...validQuoteRequest, address }).expect(400));
  },
);

test("what is too long for its field is told, and kept as it was typed", async () => {
  const long = "Ａnn ".repeat(60);
  const { text } = await post(quoteWith("fullName", long)).expect(400);

  const { form: shown } = JSON.parse(text) as { form: { values: object; problems: object[] } };
  expect(shown.values).toMatchObject({ fullName: long });
  expect(shown.problems).toEqual([
    { field: "fullName", message: "String must contain at most 200 character(s)" },
  ]);
});
