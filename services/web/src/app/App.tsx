import { lazy } from "react";
import { importPage } from "../browser/loadScript";
import { type PageBusiness, PageBusinessContext } from "../site/business";
import { Toaster } from "../toast/Toaster";
import { ToastProvider } from "../toast/ToastProvider";
import { GlobalStyle } from "./GlobalStyle";

/** The admin area. Until it can be drawn, its shell in the HTML stays (pages/admin/AdminShell.tsx). */
export function App({ business }: { business: PageBusiness }) {
  return (
    <PageBusinessContext value={business}>
      <ToastProvider>
        <GlobalStyle />
        <AdminArea />
        <Toaster />
      </ToastProvider>
    </PageBusinessContext>
  );
}

const AdminArea = lazy(async () => ({
  default: (await importPage(() => import("../pages/admin/AdminArea"))).AdminArea,
}));
