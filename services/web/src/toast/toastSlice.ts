import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useCallback } from "react";
import { useDispatch } from "react-redux";
import { reducers } from "../api/reducers";
import type { ToastTone } from "../ui/Toast";

/** `about`: the name of what the text is about. */
export type ToastMessage = { title: string; text: string; about?: string; tone: ToastTone };
type ShownToast = ToastMessage & { id: number; isOpen: boolean };
type ToastState = { shown: ShownToast | null };

const initialState: ToastState = { shown: null };

/** At most one toast: a new one replaces the last (requirement 10.2). */
const toastSlice = createSlice({
  name: "toast",
  initialState,
  reducers: {
    toastRaised: (state, { payload }: PayloadAction<ToastMessage>) => {
      state.shown = { ...payload, id: (state.shown?.id ?? 0) + 1, isOpen: true };
    },
    toastDismissed: (state) => {
      if (state.shown) state.shown.isOpen = false;
    },
    toastRemoved: (state, { payload: id }: PayloadAction<number>) => {
      if (state.shown?.id === id && !state.shown.isOpen) state.shown = null;
    },
  },
  selectors: { selectToast: (state) => state.shown },
}).injectInto(reducers);

export const { toastRaised, toastDismissed, toastRemoved } = toastSlice.actions;
export const { selectToast } = toastSlice.selectors;

/** `const raiseToast = useToast(); raiseToast({ title, text, tone: "success" })` */
export function useToast(): (message: ToastMessage) => void {
  const dispatch = useDispatch();
  return useCallback((message) => dispatch(toastRaised(message)), [dispatch]);
}
