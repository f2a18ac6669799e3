import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { LandingPage } from "../pages/LandingPage";
import { paths } from "../site/paths";
import { GlobalStyle } from "./GlobalStyle";
import { LateToaster } from "./LateToaster";
import { AdminArea, NotFoundPage, PrivacyPage, TermsPage } from "./latePages";

/** Every route of the site (spec 2). */
export function App() {
  return (
    <>
      <GlobalStyle />
      <Suspense>
        <Routes>
          <Route path={paths.home} element={<LandingPage />} />
          <Route path={paths.homeFile} element={<LandingPage />} />
          <Route path={paths.privacy} element={<PrivacyPage />} />
          <Route path={paths.terms} element={<TermsPage />} />
          <Route path={`${paths.admin}/*`} element={<AdminArea />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
      <LateToaster />
    </>
  );
}
