import { validQuoteRequest } from "../../../../contract/test/quoteRequests";
import { startSlowLink } from "../../test/postgresProxies";
import { impatient, provideApi, startTestApi } from "../../test/testApi";
import { connect } from "./connect";

const own = provideApi();

/** What the API's sessions are in the middle of. */
const openTransactions = async () => {
  const { rows } = await own.database.raw<{ rows: object[] }>(
    `SELECT state, query FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'ridgeline' AND pid <> pg_backend_pid() AND state <> 'idle'`,
  );
  return rows;
};

/** Each is answered too late. */
test.each([
  ["BEGIN", () => Promise.resolve()],
  ["COMMIT", () => Promise.resolve()],
  ["ROLLBACK", () => Promise.reject(new Error("ROLLBACK timed out"))],
])(
  "after a %s that was not answered in time, what is acknowledged is stored",
  async (text, end) => {
    const link = await startSlowLink(own.apiUrl, text, 3000);
    const database = connect({ url: link.url, pool: 1 });
    const api = await startTestApi({}, database, undefined, impatient);
    await database.raw("SELECT 1");
    const transaction = database.transaction(async (inside) => {
      await inside.raw("SELECT 1");
      await end();
    });

    await expect(transaction).rejects.toThrow(/timed? ?out/i);
    await link.thaw();

    const key = crypto.randomUUID();
    await api.postQuote(validQuoteRequest, key).expect(201);
    const stored = await own.database("quoteRequests").where({ idempotencyKey: key });
    expect(stored).toHaveLength(1);
    expect(await openTransactions()).toEqual([]);
    link.stop();
  },
);
