import type { RunningSite } from "../servers/root";
import { startStack } from "../servers/startStack";

declare global {
  var runningStack: RunningSite | undefined;
}

export default async function globalSetup(): Promise<void> {
  const stack = await startStack();
  globalThis.runningStack = stack;
  Object.assign(process.env, {
    STACK_URL: stack.url,
    STACK_ADMIN_TOKEN: stack.adminToken,
    STACK_PROJECT: stack.project,
    // For tests that call docker compose.
    ...stack.settings,
  });
}
