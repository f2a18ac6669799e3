// Installations that build their own images get Debian's security updates, because `make upgrade` uses a new WEEK.
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { read, root } from "./repository";

test("each shipped image installs Debian's packages after WEEK", () => {
  const stages = read("Dockerfile").split(/^FROM /m);
  const shipped = ["api", "web", "certificates", "backup"];

  for (const name of shipped) {
    const stage = stages.find((text) => text.split("\n")[0]?.endsWith(` AS ${name}`)) ?? "";
    expect(stage).toMatch(/^ARG WEEK$[^]*apt-get install/m);
    expect(read("docker-compose.yml")).toContain(`target: ${name}, args: { WEEK: "\${WEEK:-}" } }`);
  }
});

describe("make upgrade", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-docker-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The output of renew_bases, and its calls to a fake Docker whose `pull` exits with this code. */
  function renewBases(code: number): string {
    const docker = path.join(folder, "docker");
    writeFileSync(
      docker,
      `#!/bin/sh\necho "$@" >>${folder}/asked\n[ "$1" != pull ] || exit ${code}\n`,
    );
    chmodSync(docker, 0o755);
    writeFileSync(path.join(folder, "asked"), "");
    const said = execFileSync("bash", ["-ec", ". deploy/images.sh; renew_bases 2>&1"], {
      cwd: root,
      encoding: "utf8",
      env: { PATH: `${folder}:${process.env["PATH"] ?? ""}` },
    });
    return said + execFileSync("grep", ["pull", path.join(folder, "asked")], { encoding: "utf8" });
  }

  test("looks for newer images of Debian, Node and Postgres", () => {
    expect(renewBases(0).split("\n").filter(Boolean)).toEqual([
      "pull --quiet debian:trixie-slim",
      "pull --quiet node:24-trixie-slim",
      "pull --quiet postgres:17",
    ]);
  });

  test("continues without a network", () => {
    expect(renewBases(1)).toContain(
      "Could not look for newer base images; building from what is here.\n",
    );
  });
});
