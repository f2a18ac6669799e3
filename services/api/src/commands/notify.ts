import { resendFailed } from "../notifications/outbox";
import { countOf, print } from "../process/print";
import { withDatabase } from "./withDatabase";

export async function resendAllFailed(): Promise<void> {
  const count = await withDatabase(resendFailed);
  print(`${countOf(count, "notification")} will be sent again.`);
}
