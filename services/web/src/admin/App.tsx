import { lazy } from "react";
import { PageBusinessContext } from "../site/shownBusiness";
import type { PageBusiness } from "../site/pageBusiness";
import { Redraw } from "../ui/Redraw";
import { Toaster } from "../ui/Toaster";
import { ToastProvider } from "../ui/ToastProvider";
import { GlobalStyle } from "../ui/GlobalStyle";

/** The admin area. Until it can be drawn, its shell in the HTML stays (admin/AdminShell.tsx). */
export function App({ business }: { business: PageBusiness }) {
  return (
    <PageBusinessContext value={business}>
      <ToastProvider>
        <GlobalStyle />
        <Redraw>
          <AdminArea />
        </Redraw>
        <Redraw>
          <Toaster />
        </Redraw>
      </ToastProvider>
    </PageBusinessContext>
  );
}

const AdminArea = lazy(async () => {
  try {
    return { default: (await import("./AdminArea")).AdminArea };
  } catch {
    window.dispatchEvent(new Event("scriptlost")); // admin/watchScripts.ts
    return new Promise<never>(() => {}); // the shell stays
  }
});
