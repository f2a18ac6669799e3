import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { NewRequestsProvider } from "../src/admin/requests/NewRequestsProvider";
import { createFakeApi } from "./fakeApi";
import { OWNER_TOKEN, renderPart } from "./renderPart";

export type FakeApi = ReturnType<typeof createFakeApi>;

/** Shows a screen, or a part of one, to the owner, who is logged in, with an API that `prepare` may change first. */
export const openPart = (address: string, part: ReactNode, prepare = (_api: FakeApi) => {}) =>
  openAsOwner(prepare, () =>
    renderPart(
      address,
      <NewRequestsProvider>
        <main id="main-content" tabIndex={-1}>
          {part}
        </main>
      </NewRequestsProvider>,
    ),
  );

export function openAsOwner(prepare: (api: FakeApi) => void, render: () => UserEvent) {
  const api = createFakeApi();
  prepare(api);
  window.localStorage.setItem("admin_token", OWNER_TOKEN);
  const owner = render();
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
