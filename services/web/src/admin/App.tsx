import { lazy } from "react";
import { importOrReload } from "../site/importOrReload";
import { PageBusinessContext } from "../site/business";
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

const AdminArea = lazy(async () => ({
  default: (await importOrReload(() => import("./AdminArea"))).AdminArea,
}));
