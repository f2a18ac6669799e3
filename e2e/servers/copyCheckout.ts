import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./root";

const LEFT_OUT = /\/(node_modules|dist|generated|\.git|\.data|backups|\.env)$/;

/** Copies this checkout as on a machine that only runs the stack. */
export function copyCheckout(checkout: string) {
  cpSync(ROOT, checkout, { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  const read = (file: string) => readFileSync(path.join(checkout, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(path.join(checkout, file), text);
  return { read, write };
}
