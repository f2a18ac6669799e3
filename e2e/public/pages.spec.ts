import { sampleColors } from "@ridgeline/contract/colors";
import { HtmlValidate } from "html-validate";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/test";

const standard = new HtmlValidate({ extends: ["html-validate:standard"] });

test("every page is valid HTML, with the security headers, and while the business is the sample with `noindex` and its colors and pictures", async ({
  request,
}) => {
  for (const [path, status] of [
    ["/", 200],
    ["/privacy", 200],
    ["/terms", 200],
    ["/nowhere", 404],
    ["/admin", 200],
  ] as const) {
    const response = await request.get(path);
    const headers = response.headers();
    const html = await response.text();
    const isAdmin = path === "/admin";
    expect(response.status(), path).toBe(status);
    const { results } = await standard.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect(messages, path).toEqual([]);

    const policy = headers["content-security-policy"] ?? "";
    // The owner's pages have no inline script.
    expect(policy.match(/script-src 'self'( 'sha256-[^']+')?;/g), path).toHaveLength(1);
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, ""), path).toBe(
      [
        "default-src 'none'; script-src 'self'; style-src 'self'",
        // Without a site address, pictures may also come over plain HTTP (plumber.spec.ts has the other case).
        `img-src 'self' https: http: data:${isAdmin ? " blob:" : ""}`,
        `font-src 'self'${isAdmin ? "" : " data:"}; connect-src 'self'; manifest-src 'self'; worker-src 'self'`,
        "frame-src https://www.openstreetmap.org; frame-ancestors 'none'; base-uri 'none'",
        `form-action 'self'; object-src ${isAdmin ? "'none'" : "https://www.openstreetmap.org"}`,
        "require-trusted-types-for 'script'",
        `trusted-types ${isAdmin ? "admin-worker" : "'none'"}`,
      ].join("; "),
    );
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"], path).toContain("geolocation=()");
    for (const name of ["access-control-allow-origin", "set-cookie", "x-powered-by"])
      expect(headers[name], `${path} ${name}`).toBeUndefined();

    expect(html, path).toContain('<meta name="robots" content="noindex">');
    for (const [name, color] of Object.entries(sampleColors))
      expect(html, path).toContain(`--${name}:${color}`);
    expect(html, path).not.toContain("/brand/");
    // They need the site's address, which this site does not have (plumber.spec.ts has one).
    expect(html.match(/rel="canonical"|property="og:url"/g), path).toBeNull();
  }
});

test("site and admin area can be added to a home screen, with every icon", async ({ request }) => {
  const icons = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/icon-96.png"];
  for (const [path, name, display] of [
    ["/", sample.name, "browser"],
    ["/admin", `${sample.shortName} Admin`, "standalone"],
  ] as const) {
    const html = await (await request.get(path)).text();
    const [, address = ""] = /<link rel="manifest" href="([^"]*)"/.exec(html) ?? [];
    const manifest = (await (await request.get(address)).json()) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({ name, start_url: path, display });
    icons.push(...manifest.icons.map(({ src }) => src));
  }
  for (const path of icons) {
    const icon = await request.get(path);
    expect(icon.status(), path).toBe(200);
    expect(icon.headers()["content-type"], path).toMatch(/^image\//);
  }
});
