import { useCallback } from "react";
import { useDispatch } from "react-redux";
import { type ToastMessage, toastRaised } from "./toastSlice";

/** `const raiseToast = useToast(); raiseToast({ title, text, tone: "success" })` */
export function useToast(): (message: ToastMessage) => void {
  const dispatch = useDispatch();
  return useCallback((message) => dispatch(toastRaised(message)), [dispatch]);
}
