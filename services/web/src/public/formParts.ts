import type { ReactNode } from "react";
import type { Failure } from "../form";
import type { Texts } from "./draft";

/** What a public form is made of, on the server and in its script. */
export type FormParts = Readonly<{
  /** Its values before anything is typed. */
  empty: object;
  /** With what is typed; `failure` is what the server has answered to it. */
  render: (texts: Texts, failure?: Failure) => ReactNode;
  /** Changes the HTML before the script takes it over. */
  prepare?: (form: HTMLFormElement) => void;
}>;
