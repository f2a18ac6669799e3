import { makeWith } from "./fakeDocker";

/** Has no site yet, and finds a mistake in the settings. */
const docker = `
case "$*" in
  *' config') echo 'name: oak' ;;
  *'config --images') printf '%s\\n' "$IMAGE" postgres:17 ;;
  *'--file -'*) exit 1 ;;
esac`;

test.each([
  ["upgrade", "oak-api:latest", true],
  ["upgrade", "registry.example.com/oak/ridgeline-api:1.0.0", true],
  ["up", "oak-api:latest", false],
])("make %s of %s: is a newer Postgres fetched? %s", async (target, IMAGE, isFetched) => {
  const { calls } = await makeWith(target, { docker }, { IMAGE });

  expect(/^compose .*pull --quiet database$/m.test(calls)).toBe(isFetched);
});
