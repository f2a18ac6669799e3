import { failureText } from "../../../admin/kind/useCrudActions";
import { useToast } from "../../../toast/ToastProvider";

type Texts = { done: string; failed: string };

/** Shows as a toast what has become of a change; true if it was made. */
export function useReport() {
  const raiseToast = useToast();
  return ({ error }: { error?: unknown }, { done, failed }: Texts): boolean => {
    if (error === undefined) {
      raiseToast({ title: "Success", text: done, tone: "success" });
      return true;
    }
    const text = failureText(error, failed);
    if (text !== undefined) raiseToast({ title: "Error", text, tone: "destructive" });
    return false;
  };
}
