import { useToast } from "../../ui/ToastProvider";

/** Copies a text, and a toast says whether: "Details copied to the clipboard". Resolves to true on success. */
export function useCopy(thing: "Details" | "Link" | "Message") {
  const raiseToast = useToast();
  const not = `This browser did not allow copying the ${thing.toLowerCase()}`;
  return async (text: string) => {
    const isCopied = await copyText(text);
    if (isCopied)
      raiseToast({ title: "Success", text: `${thing} copied to the clipboard`, tone: "success" });
    else raiseToast({ title: "Error", text: not, tone: "destructive" });
    return isCopied;
  };
}

/** Copies to the clipboard, even over plain HTTP, where browsers lack `navigator.clipboard`. Resolves to true on success. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text); // missing or not allowed
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement("textarea");
  box.value = text;
  box.style.position = "fixed";
  box.style.opacity = "0";
  (focused?.closest("dialog") ?? document.body).append(box); // what is outside a dialog gets no focus
  box.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to copy over plain HTTP
    return document.execCommand("copy");
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
