import { type PublicForm, publicForms } from "@ridgeline/contract/publicForms";
import type { SentForm } from "@ridgeline/contract/renderer";
import type { Context, Middleware } from "koa";
import type { ApiError } from "../http/apiErrors";
import { fieldsOf, postedForm, postedForms, publicFormList } from "./postedForm";
import { answerPrepared } from "../http/preparedBody";
import { toApiError } from "../middleware/handleErrors";
import { type FindInvitation, hidden, secret } from "../documents/documentRoutes";
import type { DocumentStore } from "../documents/documentStore";

/**
 * Answers a form that a browser has posted itself: leads to the thanks, so that nothing can be posted again, or shows the form
 * with what was typed and what is wrong with it. The status of a refusal is that of the API.
 */
export function answerForms(documents: DocumentStore, findInvitation: FindInvitation): Middleware {
  return async function answeredForm(ctx, next) {
    // A browser may open the address of an answer again, without the form: from its address bar, or in a restored tab.
    const reopened = publicFormList.find(({ posts }) => posts === ctx.path);
    if (reopened && ctx.method === "GET" && /\btext\/html\b/.test(ctx.get("Accept"))) {
      ctx.redirect(reopened.page);
      return;
    }
    const name = postedForm(ctx);
    if (!name) {
      await next();
      return;
    }
    const form: PublicForm = publicForms[name];
    try {
      await next();
      ctx.status = 303;
      ctx.redirect(form.thanks);
    } catch (error) {
      ctx.state["error"] = error; // for logRequests
      const refusal = toApiError(error);
      if (refusal.status === 415) throw error; // no browser's form
      const page = postedForms[name].pages[refusal.status];
      const { body, headers } = page
        ? await documents.readDocument(page)
        : await documents.renderForm(name, toSentForm(ctx, refusal), await findWork(form, ctx));
      ctx.set({ ...headers, ...(form.hasToken ? secret : hidden), ...refusal.headers });
      answerPrepared(ctx, body);
      ctx.status = refusal.status;
    }
    // With no-store, Back would not show again what was typed.
    ctx.set("Cache-Control", "private, no-cache");
  };

  /** What the page of the form is about. Without the database the form stays all the same. */
  async function findWork({ hasToken }: PublicForm, ctx: Context): Promise<string | undefined> {
    if (!hasToken) return undefined;
    const token = ctx.path.split("/").at(-1) ?? "";
    const invitation = await findInvitation(token).catch(() => undefined);
    return invitation?.request?.serviceType;
  }
}

/** For a form that could not be read. */
const GO_BACK = "Your browser's Back button brings back what you typed.";

function toSentForm(ctx: Context, { problems }: ApiError): SentForm {
  const fields = Object.entries(fieldsOf(ctx));
  const texts = fields.map(([name, text]) => [name, typeof text === "string" ? text : text[0]]);
  const values = Object.fromEntries(texts) as Record<string, string>; // pairs of these types
  if (fields.length > 0) return { values, problems };
  return { values, problems: [...problems, { field: "", message: GO_BACK }] };
}
