import { startNginx } from "../../test/startNginx";
import { findCertificateProblem } from "./certificate";

const DAY = "[A-Z]\\w\\w \\d+, \\d{4}";
const REFUSED = "^Browsers refuse the certificate of";

test.each<[number, number, string, RegExp, boolean?]>([
  [90, 71, "a.example", /^null$/],
  [90, 73, "a.example", RegExp(`^The certificate of a\\.example expires on ${DAY}, and has not`)],
  [6, 4.7, "a.example", /^null$/],
  [6, 4.9, "a.example", /^The certificate of a\.example expires on /],
  [6, 6.1, "a.example", RegExp(`^The certificate of a\\.example expired on ${DAY}\\.$`)],
  [6, 0, "b.example", RegExp(`${REFUSED} b\\.example, .*ALTNAME_INVALID`)],
  [6, 4.9, "b.example a.example", /of b\.example, .*\. The certificate of a\.example expires/],
  [90, 0, "a.example", RegExp(`${REFUSED} a\\.example, from Test Authority \\(`), false],
])(
  "of a certificate for %d days, %d days later, visited as %s, it says %s",
  async (lifetime, passed, names, said, isTrusted = true) => {
    const nginx = await startNginx(lifetime, isTrusted);
    jest.spyOn(Date, "now").mockReturnValue(new Date().getTime() + passed * 86_400_000);

    expect(String(await findCertificateProblem({ ...nginx, names: names.split(" ") }))).toMatch(
      said,
    );

    nginx.stop();
  },
);

test("while nginx is away nothing is wrong with its certificates", async () => {
  // With an empty part a name is asked of no server, so that none can know it.
  const nginx = { host: "nginx..invalid", port: 1, names: ["a.example"] };
  expect(await findCertificateProblem(nginx)).toBeNull();
});
