// Bundles our own source (with the contract's and the database's) into dist/, one file per program.
// npm packages are not bundled; they are loaded from node_modules.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL(".", import.meta.url));
rmSync(`${root}dist`, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ["src/main.ts", "src/standalone.ts", "src/encoder.ts", "src/cli.ts"],
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
