import type { Invitation } from "@ridgeline/contract/invitedReview";
import type { Context, Middleware } from "koa";
import type { ApiError } from "../http/apiErrors";
import { fieldsOf, type PostedForm, postedForm } from "./postedForm";
import { answerPrepared } from "../http/preparedBody";
import { toApiError } from "../middleware/handleErrors";
import { type FindInvitation, hidden, secret, thanks } from "../documents/documentRoutes";
import type { DocumentStore, Rendered, SentForm } from "../documents/documentStore";

/**
 * Answers a form that a browser has posted itself: leads to the thanks, so that nothing can be posted again, or shows the form
 * with what was typed and what is wrong with it. The status of a refusal is that of the API.
 */
export function answerForms(documents: DocumentStore, findInvitation: FindInvitation): Middleware {
  return async function answeredForm(ctx, next) {
    if (isRestored(ctx)) {
      ctx.redirect("/#quote-form");
      return;
    }
    const form = postedForm(ctx);
    if (!form) {
      await next();
      return;
    }
    try {
      await next();
      ctx.status = 303;
      ctx.redirect(thanks[form]);
    } catch (error) {
      ctx.state["error"] = error; // for logRequests
      const refusal = toApiError(error);
      if (refusal.status === 415) throw error; // no browser's form
      const { body, headers } = await renderRefused(form, ctx, refusal);
      ctx.set({ ...headers, ...(form === "quote" ? hidden : secret), ...refusal.headers });
      answerPrepared(ctx, body);
      ctx.status = refusal.status;
    }
    // With no-store, Back would not show again what was typed.
    ctx.set("Cache-Control", "private, no-cache");
  };

  function renderRefused(form: PostedForm, ctx: Context, refusal: ApiError): Promise<Rendered> {
    const sent = toSentForm(ctx, refusal);
    return form === "quote" ? documents.renderQuote(sent) : renderRefusedReview(ctx, refusal, sent);
  }

  async function renderRefusedReview(
    ctx: Context,
    refusal: ApiError,
    sent: SentForm,
  ): Promise<Rendered> {
    const token = ctx.path.split("/").at(-1) ?? "";
    const { status } = refusal;
    if (status === 409) return documents.readDocument("reviewKnown");
    if (status === 404) return documents.readDocument("reviewUnknown");
    if (status === 410) return documents.renderReview({ state: "expired", request: null });
    // Without the database the form stays all the same.
    const invitation = await findInvitation(token).catch(() => undefined);
    return documents.renderReview(invitation ?? BLANK, sent);
  }
}

/** A browser may open the address of an answer again, without the form: from its address bar, or in a restored tab. */
function isRestored(ctx: Context): boolean {
  return (
    ctx.method === "GET" && ctx.path === "/api/quote" && /\btext\/html\b/.test(ctx.get("Accept"))
  );
}

const BLANK: Invitation = { state: "open", request: null };

/** For a form that could not be read. */
const GO_BACK = "Your browser's Back button brings back what you typed.";

function toSentForm(ctx: Context, { problems }: ApiError): SentForm {
  const fields = Object.entries(fieldsOf(ctx));
  const texts = fields.map(([name, text]) => [name, typeof text === "string" ? text : text[0]]);
  const values = Object.fromEntries(texts) as Record<string, string>; // pairs of these types
  if (fields.length > 0) return { values, problems };
  return { values, problems: [...problems, { field: "", message: GO_BACK }] };
}
