// The app loads it when it is shown. On a busy machine that takes longer than a test waits.
import "../src/admin/AdminArea";
import { screen } from "@testing-library/react";
import { createFakeApi } from "./fakeApi";
import { OWNER_TOKEN, renderApp } from "./renderApp";

export type FakeApi = ReturnType<typeof createFakeApi>;

/** Opens an address of the admin area for the owner, who is logged in, with an API that `prepare` may change first. */
export function openAdmin(address: string, prepare = (_api: FakeApi) => {}) {
  const api = createFakeApi();
  prepare(api);
  window.localStorage.setItem("admin_token", OWNER_TOKEN);
  const owner = renderApp(address);
  return {
    api,
    owner,
    /** Presses a button as soon as it is there. */
    press: async (name: string | RegExp) =>
      owner.click(await screen.findByRole("button", { name })),
    /** Replaces what a field contains. Pasted: each typed letter would be a rendering. */
    retype: async (label: string | RegExp, text: string) => {
      await owner.clear(field(label));
      await owner.click(field(label));
      await owner.paste(text);
    },
  };
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
