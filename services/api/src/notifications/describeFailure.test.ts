import { describeFailure } from "./explainFailure";

const failure = (message: string, properties: object = {}) =>
  Object.assign(new Error(message), properties);

test.each<[string, unknown, { code: string; reason: string }]>([
  [
    "a mail server's refusal",
    failure("Message failed", {
      code: "EENVELOPE",
      responseCode: 550,
      response: "550 No such user",
    }),
    { code: "EENVELOPE 550", reason: "EENVELOPE: 550 No such user" },
  ],
  [
    "a failed connection",
    failure("connect ECONNREFUSED", { code: "ECONNREFUSED" }),
    { code: "ECONNREFUSED", reason: "ECONNREFUSED: connect ECONNREFUSED" },
  ],
  ["an error without a code", failure("Too slow"), { code: "Error", reason: "Too slow" }],
  [
    "an error with a code alone",
    failure("", { code: "EPIPE" }),
    { code: "EPIPE", reason: "EPIPE" },
  ],
  ["something that is not an error", "refused", { code: "UNKNOWN", reason: "refused" }],
  [
    "an answer of many lines",
    failure("", { response: "\t550-No\r\n550 user\0" }),
    { code: "Error", reason: "550-No 550 user" },
  ],
])("%s is described by its code and the other side's reply", (_, error, description) => {
  expect(describeFailure(error)).toEqual(description);
});

test.each([["x".repeat(500)], [failure("x".repeat(500))]])(
  "at most 400 characters of the reply are kept",
  (error) => {
    expect(describeFailure(error).reason).toBe("x".repeat(400));
  },
);
