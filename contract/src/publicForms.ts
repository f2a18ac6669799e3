export type PublicForm = Readonly<{
  /** Where it stands. */
  page: string;
  /** Its page's address ends with a token, which is in no HTML: there the browser posts it to its own page. */
  hasToken?: true;
  /** Where the script sends it and, without a token, the browser itself. */
  posts: string;
  /** Where a browser is led whose form was received. */
  thanks: string;
}>;

/**
 * The forms that visitors send, with script or without: the API, the build and the browser go by this table (CONTRIBUTING.md,
 * "Add a public form").
 */
export const publicForms = {
  quote: { page: "/#quote-form", posts: "/api/quote", thanks: "/thanks" },
  review: { page: "/review/", hasToken: true, posts: "/api/reviews", thanks: "/review/thanks" },
} as const satisfies Record<string, PublicForm>;

export type FormName = keyof typeof publicForms;
