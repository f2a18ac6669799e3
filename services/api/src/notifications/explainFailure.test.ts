import { describeFailure, RecipientsFailed } from "./notification";
import { explainFailure } from "./notificationStatus";

const REFUSED = { code: "EENVELOPE", responseCode: 550, response: "\t550-No\r\n550 such user\0" };

const ofTwo = ["Ann <ann@b.example>", "bob@b.example"].map((recipient) => ({
  recipient,
  error: Object.assign(new Error("No"), REFUSED),
}));
const LINE = "EENVELOPE: 550-No 550 such user";

test.each<[string, unknown, string, string]>([
  [
    ...(["two recipients", new RecipientsFailed(ofTwo, false), "EENVELOPE 550"] as const),
    `ann@b.example: ${LINE}\nbob@b.example: ${LINE}`,
  ],
  ["an error without a code", { message: "Too slow" }, "Error", "Too slow"],
  ["an error with a code alone", { message: "", code: "EPIPE" }, "EPIPE", "EPIPE"],
  ["something that is not an error", "refused", "UNKNOWN", "refused"],
])("%s is described by its code and the other side's reply", (_, thrown, code, reason) => {
  const isData = typeof thrown === "object" && !(thrown instanceof Error);
  const error = isData ? Object.assign(new Error(), thrown) : thrown;
  expect(describeFailure(error)).toEqual({ code, reason });
});

const config = { email: { smtpUrl: "smtps://user-name:pass%20word@mail.example:465" } };
const SAID = "The server said: ";
const OLDER_KEY = "The device was added with an older key. Remove it, and add it again. ";
const CLOCK = `The server's clock is wrong, or the device was added with an older key: remove it, and add it again. `;

test.each([
  ["EAUTH: 535 no", `The mail server refused the user name or the password. ${SAID}535 no`],
  ["EAUTH: 454 4.7.0 later", `${SAID}454 4.7.0 later`],
  ["ECONNECTION: 421 4.7.0 closing", `${SAID}421 4.7.0 closing`],
  ["ESOCKET: connect ECONNREFUSED", "The server could not be reached, or cut the connection."],
  ["ETLS: 502 5.5.1 not here", `No secure connection was possible. ${SAID}502 5.5.1 not here`],
  [
    "ann@b.example: EENVELOPE: 550 No\nbob@b.example: It took too long.",
    `ann@b.example: ${SAID}550 No bob@b.example: The server did not answer in time.`,
  ],
  [
    "ann@b.example: EENVELOPE: 550 No\nbob@b.example: EENVELOPE: 550 No",
    `ann@b.example, bob@b.example: ${SAID}550 No`,
  ],
  ["ERR_OTHER: some text", "It could not be sent: some text"],
  ["PUSH_REFUSED: 400 VapidPkHashMismatch", `${OLDER_KEY}${SAID}400 VapidPkHashMismatch`],
  ["PUSH_REFUSED: 401", `${CLOCK}${SAID}401`],
  ["ENOTFOUND: getaddrinfo x", "The server's name could not be found."],
  ["It took too long.", "The server did not answer in time."],
  ["EPRIVATE: x", "The address is in a private network, which is not allowed."],
  [
    "EPROTO: 40:error:0A00010B:SSL routines:read:wrong version number:ssl.c:355:",
    "No secure connection was possible: wrong version number.",
  ],
  ["EMESSAGE: 552 user-name is full", `${SAID}552 [hidden] is full`],
  ["EMESSAGE: 554 what is pass%20word", `${SAID}554 what is [hidden]`],
  ["EMESSAGE: 554 what is pass word", `${SAID}554 what is [hidden]`],
])("%s is explained as: %s", (reason, sentence) => {
  expect(explainFailure(reason, "webhook", config)).toBe(sentence);
});

const silence = "ETIMEDOUT: Greeting never received";

test.each([
  ["smtp://mail.example:465", "It took too long.", /in time\. If its port begins with TLS/],
  ["smtp://mail.example:2465", silence, /in time\. If its port begins with TLS/],
  ["smtp://mail.example:587", "It took too long.", /in time\.$/],
  ["smtps://mail.example:465", silence, /in time\.$/],
])("with %s %s names the wrong port, if it is one", (smtpUrl, reason, sentence) => {
  expect(explainFailure(reason, "email", { email: { smtpUrl } })).toMatch(sentence);
});
