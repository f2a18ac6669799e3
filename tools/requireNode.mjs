// Exits with a clear message if Node is too old.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Ridgeline needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org`,
  );
  process.exit(1);
}
