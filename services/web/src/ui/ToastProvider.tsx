import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useReducer,
  useState,
} from "react";

type ToastTone = "success" | "destructive";

export type ToastMessage = {
  title: string;
  text: string;
  /** The name of what the text is about. */
  about?: string;
  tone: ToastTone;
  /** Undoes the change that the toast reports. */
  undo?: () => void;
};
export type ShownToast = ToastMessage & { id: number; isOpen: boolean };

type ToastAction =
  | { type: "raised"; message: ToastMessage }
  | { type: "dismissed" }
  | { type: "removed" };

/** Holds the toast of the whole site. Not in the store: the visitor's pages have none (decision 034). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, dispatch] = useReducer(changeToast, null);
  const [hosts, setHosts] = useState<readonly Element[]>([]);
  return (
    <ToastDispatch value={dispatch}>
      <SetToastHosts value={setHosts}>
        <ToastHosts value={hosts}>
          <ToastContext value={toast}>{children}</ToastContext>
        </ToastHosts>
      </SetToastHosts>
    </ToastDispatch>
  );
}

const ToastHosts = createContext<readonly Element[]>([]);
const SetToastHosts = createContext<Dispatch<(hosts: readonly Element[]) => Element[]>>(() => {});

/** Shows the toasts in this modal dialog, which covers everything outside it and makes it inert. */
export function useToastHost(dialog: RefObject<Element | null>): void {
  const setHosts = use(SetToastHosts);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    setHosts((hosts) => [element, ...hosts]);
    return () => setHosts((hosts) => hosts.filter((host) => host !== element));
  }, [dialog, setHosts]);
}

/** The dialog on top; none if no dialog is open. */
export function useTopToastHost(): Element | undefined {
  return use(ToastHosts)[0];
}

const ToastContext = createContext<ShownToast | null>(null);
const ToastDispatch = createContext<Dispatch<ToastAction>>(() => {});

/** At most one toast: a new one replaces the last (requirement 10.2). */
function changeToast(shown: ShownToast | null, action: ToastAction): ShownToast | null {
  switch (action.type) {
    case "raised":
      return { ...action.message, id: (shown?.id ?? 0) + 1, isOpen: true };
    case "dismissed":
      return shown && { ...shown, isOpen: false };
    case "removed":
      return null;
  }
}

export function useShownToast(): ShownToast | null {
  return use(ToastContext);
}

export function useToastDispatch(): Dispatch<ToastAction> {
  return use(ToastDispatch);
}

/** `const raiseToast = useToast(); raiseToast({ title, text, tone: "success" })` */
export function useToast(): (message: ToastMessage) => void {
  const dispatch = use(ToastDispatch);
  return useCallback((message) => dispatch({ type: "raised", message }), [dispatch]);
}
