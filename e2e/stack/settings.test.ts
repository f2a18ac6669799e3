import path from "node:path";
import { copyCheckout, tryMake } from "../servers/make";
import { call, containersOf, makeFolder } from "../servers/theStack";

/** Wrong values, some of which Compose itself could not read. */
const WRONG = { HTTP_PORT: "65536", API_REPLICAS: "two", WEBHOOK_URL: "https://hooks.example" };

test("make up with wrong settings names each, and an unknown name in .env, and the site runs on", async () => {
  const checkout = path.join(makeFolder(), "checkout");
  copyCheckout(checkout).write(".env", "HTTP_PROT=80\nAWS_ACCESS_KEY_ID=x\n");
  const running = () => ["api", "web"].flatMap((service) => containersOf(service));
  const before = running();

  // The stack was started in another folder.
  const { code, said } = await tryMake("up", { ...WRONG, TAKE_OVER: "1" }, checkout);

  const named = said.match(/^[A-Z][A-Z0-9_]*(?=: )/gm);
  expect(named).toEqual(["HTTP_PORT", "API_REPLICAS", "WEBHOOK_SECRET"]);
  expect(said.match(/^Warning: .*/gm)).toEqual([
    "Warning: .env sets HTTP_PROT, which is not a setting: see .env.example",
  ]);
  expect(said).toContain("Nothing was changed.");
  expect(code).toBe(2);
  expect(running()).toEqual(before);
  expect((await call("/")).status).toBe(200);
});
