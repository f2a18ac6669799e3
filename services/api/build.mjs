// Bundles our own source (with the contract's and the database's) into dist/, one file per process or command.
// npm packages are not bundled; they are loaded from node_modules.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL(".", import.meta.url));
const commands = [
  "content",
  "health",
  "migrate",
  "notify",
  "quarantine",
  "quotes",
  "roles",
  "secrets",
  "seed",
  "settings",
  "status",
  "steps",
].map((name) => `src/commands/${name}.ts`);

rmSync(`${root}dist`, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ["src/main.ts", "src/standalone.ts", "src/encoder.ts", ...commands],
  outdir: "dist",
  outbase: "src",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: true,
  plugins: [
    {
      name: "packages-stay-outside",
      setup(build) {
        build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
          path.startsWith("@ridgeline/") ? undefined : { external: true },
        );
      },
    },
  ],
});
