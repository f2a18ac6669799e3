import { describeFailure, explainFailure } from "./explainFailure";

const failure = (message: string, properties: object = {}) =>
  Object.assign(new Error(message), properties);

const refused = { code: "EENVELOPE", responseCode: 550, response: "\t550-No\r\n550 such user\0" };

test.each<[string, unknown, string, string]>([
  [
    "a mail server's refusal",
    failure("Message failed", refused),
    "EENVELOPE 550",
    "EENVELOPE: 550-No 550 such user",
  ],
  ["an error without a code", failure("Too slow"), "Error", "Too slow"],
  ["an error with a code alone", failure("", { code: "EPIPE" }), "EPIPE", "EPIPE"],
  ["something that is not an error", "refused", "UNKNOWN", "refused"],
  ["a long text", failure("x".repeat(500)), "Error", "x".repeat(400)],
])("%s is described by its code and the other side's reply", (_, error, code, reason) => {
  expect(describeFailure(error)).toEqual({ code, reason });
});

const config = { email: { smtpUrl: "smtps://user-name:pass%20word@mail.example:465" } };

test.each([
  ["EAUTH: 535 5.7.8 no", "The mail server refused the user name or the password."],
  ["ENOTFOUND: getaddrinfo x", "The server's name could not be found."],
  ["ECONNREFUSED: connect", "The server could not be reached, or cut the connection."],
  ["ETIMEDOUT: Connection timeout", "The server did not answer in time."],
  ["It took too long.", "The server did not answer in time."],
  ["EPROTO: ssl", "No secure connection was possible."],
  ["EPRIVATE: The address", "The address is in a private network, which is not allowed."],
  ["HTTP_410: The receiver answered 410.", "The receiver refused it with status 410."],
  ["EMESSAGE: 552 user-name is full", "The server said: 552 [hidden] is full"],
  ["EMESSAGE: 554 what is pass%20word", "The server said: 554 what is [hidden]"],
  ["EMESSAGE: 554 what is pass word", "The server said: 554 what is [hidden]"],
])("%s is explained as: %s", (reason, sentence) => {
  expect(explainFailure(reason, config)).toBe(sentence);
});
