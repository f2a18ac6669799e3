import { runCommand } from "../process/runProcess";

/** For the container's health check: exit code 0 if the API on this machine is ready. */
await runCommand(async () => {
  const answer = await fetch(`http://127.0.0.1:${process.env["PORT"] ?? "8080"}/api/health/ready`);
  if (!answer.ok) throw new Error(await answer.text());
});
