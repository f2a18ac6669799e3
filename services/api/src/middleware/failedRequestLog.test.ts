import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { ADMIN_TOKEN, provideApi } from "../../test/testApi";

const api = provideApi({}, "each");

const OURS = "Something went wrong on our side. Please try again.";
const lines = () => api.logs.map((line) => JSON.parse(line) as Record<string, unknown>);

test("a request that Postgres refuses is 500, and the log names the error code, not what the visitor sent", async () => {
  // Postgres answers: invalid input syntax for type integer: "Ann Lee"
  await api.database.raw("ALTER TABLE quote_requests ADD CHECK (full_name::integer > 0)");

  await api.postQuote(validQuoteRequest).set("X-Request-Id", "log-test-1").expect(500, OURS);

  expect(lines()).toMatchObject([
    {
      level: 50,
      requestId: "log-test-1",
      method: "POST",
      path: "/api/quote",
      status: 500,
      error: { name: "error", code: "22P02" },
      msg: "request failed",
    },
  ]);
  expect(api.logs.join("")).not.toMatch(/Ann|7065550199|example\.com|insert into|invalid input/i);
});

test("a bug of ours is 500, and the log has the stack trace", async () => {
  await api.database.raw(`
    CREATE FUNCTION drop_row() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER drop_row BEFORE INSERT ON service_areas FOR EACH ROW EXECUTE FUNCTION drop_row()`);

  await api
    .ownerPost("/api/admin/service-areas", { name: "Helen" })
    .expect(500, OURS)
    .expect("Content-Type", "text/plain; charset=utf-8");

  expect(lines()).toMatchObject([
    {
      level: 50,
      status: 500,
      error: { name: "Error", stack: expect.stringMatching(/returned no row\n +at /) as string },
    },
  ]);
  expect(api.logs.join("")).not.toContain(ADMIN_TOKEN);
});
