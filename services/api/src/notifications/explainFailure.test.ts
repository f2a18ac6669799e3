import { explainFailure } from "./explainFailure";

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
  ["EMESSAGE: 552 Mailbox full", "The server said: 552 Mailbox full"],
])("%s is explained as: %s", (reason, sentence) => {
  expect(explainFailure(reason, config)).toBe(sentence);
});

test.each(["user-name", "pass%20word", "pass word"])(
  "%j never shows, even if a mail server repeats it",
  (secret) => {
    const shown = explainFailure(`EMESSAGE: 554 what is ${secret} here`, config);

    expect(shown).toBe("The server said: 554 what is [hidden] here");
  },
);
