import { makeWith } from "./fakeDocker";

/** Has no site yet, and finds a mistake in the settings. */
const docker = `
case "$*" in
  *' config') echo 'name: oak' ;;
  *'config --images') printf '%s\\n' "$IMAGE" postgres:17 ;;
  *'--file -'*) exit 1 ;;
esac`;

test("make up stops the database and the backup that the settings leave out, keeps their data, and touches no service of the operator's", async () => {
  const settled = `
case "$*" in
  *' config') echo 'name: oak' ;;
  *'config --images') echo oak-api:latest ;;
  *'--file -'*) cat >/dev/null ;;
  *'config --services') printf '%s\\n' api web ;;
  *'.service"}}'*) printf '%s\\n' api database umami ;;
  *service=database*) echo 7 ;;
  *service=umami*) echo 8 ;;
esac`;

  const { code, said, calls } = await makeWith("up", { docker: settled });

  expect(code).toBe(0);
  expect(calls).toMatch(/^stop 7\n(.*\n)*?rm 7$/m);
  expect(calls).not.toMatch(/\b8\b|remove-orphans|^volume rm oak_database/m);
  expect(said).toContain("docker volume rm oak_database");
  expect(said).toContain("Left running: umami");
});

test.each([
  ["upgrade", "oak-api:latest", true],
  ["upgrade", "registry.example.com/oak/ridgeline-api:1.0.0", true],
  ["up", "oak-api:latest", false],
])("make %s of %s: is a newer Postgres fetched? %s", async (target, IMAGE, isFetched) => {
  const { calls } = await makeWith(target, { docker }, { IMAGE });

  expect(/^compose .*pull --quiet database$/m.test(calls)).toBe(isFetched);
});
