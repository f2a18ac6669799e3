import { startTestApi } from "../../test/testApi";
import { createDatabase } from "../../../../db/test/createDatabase";
import { connect } from "../database/connect";

test("ready is 200 once the database has every migration", async () => {
  const api = await startTestApi();

  await api.get("/api/health/ready").expect(200, { status: "ready" });
});

test("ready is 503 and names what is missing before that", async () => {
  const api = await startTestApi({}, connect({ url: await createDatabase(), pool: 2 }));

  await api.get("/api/health/ready").expect(503, /^The database lacks 001_content, 002_/);
  await api.get("/api/health/live").expect(200, { status: "live" });
});
