import { useCallback, useState } from "react";
import { Provider } from "react-redux";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { keepingEdit, recallEdit } from "./kit/keptEdit";
import { createStore } from "../api/store";
import { useKnownBusiness } from "./business/businessApi";
import { useOpenedNotifications } from "./notifications/pushBrowser";
import { useFetchQuoteRequests } from "./requests/quoteRequestsApi";
import { useKeepSession } from "./RequireSession";
import { PageBusinessContext, pageBusinessOf, usePageBusiness } from "../site/business";
import { useToast } from "../ui/ToastProvider";
import { TooltipProvider } from "./kit/Tooltip";
import { adminRoutes } from "./adminRoutes";
import { keepPlaces, nameFirstPage } from "./scrollPlace";

/** Everything below /admin, in a chunk of its own. */
export function AdminArea() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Area />
    </Provider>
  );
}

function Area() {
  useKeepSession();
  const [router] = useState(startRouter);
  const fetchRequests = useFetchQuoteRequests();
  const raiseToast = useToast();
  // The request that the notification is about is not in a list that was fetched before.
  const handleOpened = useCallback(
    (path: string) => {
      fetchRequests();
      void router.navigate(path, { state: keepingEdit });
      if (recallEdit()) raiseToast(KEPT);
    },
    [router, fetchRequests, raiseToast],
  );
  useOpenedNotifications(handleOpened);
  const known = useKnownBusiness();
  const ofThisPage = usePageBusiness();
  return (
    <PageBusinessContext value={known ? pageBusinessOf(known) : ofThisPage}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </PageBusinessContext>
  );
}

function startRouter() {
  nameFirstPage();
  const router = createBrowserRouter(adminRoutes);
  keepPlaces(router);
  return router;
}

const KEPT = {
  title: "Your edit is kept",
  text: "Go back, and what you typed is open again.",
  tone: "success",
} as const;
