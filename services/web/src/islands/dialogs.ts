import { markDialogs } from "../ui/markDialogs";

/** What is in a dialog is a template until it opens for the first time, since every element of a page costs a phone time. */
export function openDialog(dialog: HTMLDialogElement): void {
  const template = dialog.querySelector("template");
  template?.replaceWith(template.content);
  markDialogs(true); // before it is open, so that the page's styles are computed once
  if (knowsDialogs(dialog)) dialog.showModal();
  else dialog.setAttribute("open", "");
}

export function closeDialog(dialog: HTMLDialogElement): void {
  if (knowsDialogs(dialog)) dialog.close();
  else dialog.removeAttribute("open");
  markDialogs();
}

/** Safari 15.0 to 15.3 do not: then it lies over the page (ui/GlobalStyle.tsx), which is still there for the keyboard. */
export const knowsDialogs = (dialog: object): boolean => "showModal" in dialog;
