import { fireEvent, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expectMessage } from "../../../test/expectMessage";
import { createFakeApi } from "../../../test/fakeApi";
import { openQuoteForm, quoteField, submitButton } from "../../../test/quoteForm";

const MESSAGE = "Please enter a valid phone number";

describe("the phone field", () => {
  let visitor: UserEvent;
  let phone: HTMLInputElement;

  beforeEach(async () => {
    createFakeApi();
    visitor = await openQuoteForm();
    phone = quoteField("phone");
    await visitor.click(phone);
  });

  test.each([
    ["autofill", undefined],
    ["a replacement", { inputType: "insertReplacementText" }],
    ["a drop", { inputType: "insertFromDrop" }],
    ["dictation", { inputType: "insertFromDictation" }],
    ["a suggestion of the keyboard", { inputType: "insertText", data: "(706) 555-0142" }],
  ])("a number from %s loses its punctuation", (_case, input) => {
    arrive("(706) 555-0142", input);

    expect(phone.value).toBe("7065550142");
  });

  test("pasting the rest of a number also removes the punctuation typed before it", async () => {
    await visitor.type(phone, "706-");
    await visitor.paste("555-0142");

    expect(phone.value).toBe("7065550142");
  });

  test("an extension does not become part of the number", async () => {
    await visitor.paste("(706) 555-0142 ext. 5");
    await visitor.click(submitButton());

    expect(phone.value).toBe("(706) 555-0142 ext. 5");
    expectMessage(phone, MESSAGE);
  });

  test("the cursor stays right after what was pasted", async () => {
    await visitor.type(phone, "0142");
    phone.setSelectionRange(0, 0);
    await visitor.paste("(706) 555-");

    expect(phone.value).toBe("7065550142");
    expect(phone.selectionStart).toBe(6);
  });

  test("pasted digits go where the cursor is", async () => {
    await visitor.type(phone, "706");
    await visitor.paste("555-0142");

    expect(phone.value).toBe("7065550142");
  });

  test("nothing is offered for a number that is already valid", async () => {
    await visitor.type(phone, "+17065550142");

    expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
  });

  test("nothing is offered if punctuation is not the problem", async () => {
    await visitor.type(phone, "706-555");
    await visitor.click(submitButton());

    expectMessage(phone, MESSAGE);
    expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
  });

  /** The whole value at once; without `input` by a plain event, as from Chromium's and WebKit's autofill. */
  function arrive(value: string, input?: InputEventInit) {
    const target = { value };
    if (input) fireEvent.input(phone, { target, ...input });
    else fireEvent.change(phone, { target });
  }
});
