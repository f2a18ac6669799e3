import { screen, waitFor } from "@testing-library/react";
import { sampleBusiness } from "../../../test/freshSite";
import { openScreen } from "../../../test/openAdmin";

const SAMPLE = "GET /api/admin/confirmation";
const SEND = "POST /api/admin/notifications/test";
const PUT = "PUT /api/admin/business";

const open = (isMailSetUp: boolean, changes: object = {}) =>
  openScreen("/admin/business#answers", ({ answer, set }) => {
    answer(SAMPLE, {
      body: { text: "We have your request\n\nHello Walter,", isMailSetUp },
    });
    set("/api/admin/business", { ...sampleBusiness, ...changes });
  });
const findSwitch = () => screen.findByLabelText<HTMLInputElement>("Answer customers by e-mail");

test("the owner turns the answers on and off beside a preview, and sends one to themselves", async () => {
  const { api, owner, press } = open(true);
  const box = await findSwitch();
  expect(box.checked).toBe(false);
  expect(await screen.findByText(/Hello Walter,$/)).toBeTruthy();

  await owner.click(box);
  await press("Save Changes");
  await waitFor(() =>
    expect(api.sent(PUT)[0]?.body).toEqual({ ...sampleBusiness, answersByEmail: true }),
  );
  expect(await screen.findByText(/^On:/)).toBeTruthy();

  await owner.click(await findSwitch());
  await press("Save Changes");
  await waitFor(() => expect(api.sent(PUT)[1]?.body).toEqual({ ...sampleBusiness, version: 2 }));

  api.answer(SEND, { body: [{ channel: "email", recipient: null, problem: null }] });
  await press("Send it to me");
  expect(await screen.findByText("E-mail: the test was delivered.")).toBeTruthy();
});

test.each([false, true])(
  "where e-mail is not set up a sentence says so, and the switch is there only to turn off: %s",
  async (answersByEmail) => {
    open(false, answersByEmail ? { answersByEmail } : {});

    await screen.findByText(/^E-mail is not set up here/);
    const box = screen.queryByLabelText<HTMLInputElement>("Answer customers by e-mail");
    expect(box?.checked === true).toBe(answersByEmail);
    expect(screen.queryByRole("button", { name: "Send it to me" })).toBeNull();
  },
);
