import { paths } from "../site/paths";
import { site } from "../site/site";

export type Page = {
  /** The file in the public root. */
  file: string;
  /** What the page is rendered for. */
  path: string;
  title: string;
  description?: string;
  isIndexed: boolean;
  /** The module of the page's own chunk, fetched with the page. */
  chunk?: string;
};

export const pages: readonly Page[] = [
  {
    file: "index.html",
    path: paths.home,
    title: `${site.name} | ${site.address.city}, ${site.address.stateName}`,
    description: site.description,
    isIndexed: true,
  },
  {
    file: "privacy.html",
    path: paths.privacy,
    title: `Privacy Policy | ${site.name}`,
    description: `What ${site.name} does with the details you give when you request an estimate, and what your rights are.`,
    isIndexed: true,
    chunk: "src/pages/PrivacyPage.tsx",
  },
  {
    file: "terms.html",
    path: paths.terms,
    title: `Terms of Service | ${site.name}`,
    description: `The terms of ${site.name}: services, estimates and quotes, licensing and insurance, warranties and liability.`,
    isIndexed: true,
    chunk: "src/pages/TermsPage.tsx",
  },
  {
    file: "404.html",
    path: "/404",
    title: `404 Page Not Found | ${site.name}`,
    isIndexed: false,
    chunk: "src/pages/NotFoundPage.tsx",
  },
  {
    file: "admin.html",
    path: paths.admin,
    title: `Admin | ${site.name}`,
    isIndexed: false,
    chunk: "src/pages/admin/AdminArea.tsx",
  },
  {
    file: "admin-login.html",
    path: paths.adminLogin,
    title: `Admin | ${site.name}`,
    isIndexed: false,
    chunk: "src/pages/admin/AdminArea.tsx",
  },
];
