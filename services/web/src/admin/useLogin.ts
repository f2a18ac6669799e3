import { useDispatch } from "react-redux";
import { limitSentence } from "./kit/adminKind";
import { adminCall, baseApi, storeAdminToken } from "../api/baseApi";
import { asApiFailure } from "../api/callApi";
import { useToastDispatch } from "../ui/ToastProvider";
import { sessionDetermined } from "./session";

const EMPTY = "Please enter your admin token";
/** What an HTTP header can contain. */
const SENDABLE = /^[\x20-\x7E]+$/;
const REFUSED = "Invalid admin token. Please check your credentials and try again.";

/** The message of requirement 6.3, and what it does not say: that the limit is reached, or that there was no response. */
export type LoginProblem = { message: string; reason?: string | undefined };

/** Starts the session if the API accepts the token; otherwise returns why not. */
export function useLogin(): (typed: string) => Promise<LoginProblem | undefined> {
  const dispatch = useDispatch();
  const dispatchToast = useToastDispatch();
  const [checkAdminToken] = useCheckAdminTokenMutation();

  return async (typed) => {
    const token = typed.trim();
    if (token === "") return { message: EMPTY };
    if (!SENDABLE.test(token)) return { message: REFUSED };
    try {
      await checkAdminToken(token).unwrap();
    } catch (error) {
      return { message: REFUSED, reason: limitSentence(error) ?? noResponse(error) }; // whatever went wrong (requirement 6.3)
    }
    dispatchToast({ type: "dismissed" }); // it may say why the last session ended
    storeAdminToken(token);
    dispatch(sessionDetermined(token));
    return undefined;
  };
}

function noResponse(error: unknown): string | undefined {
  const failure = asApiFailure(error);
  return failure?.status === undefined ? failure?.message : undefined;
}

/** A token is accepted if the testimonials list answers with an ok status (requirement 6.3). */
const { useCheckAdminTokenMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkAdminToken: build.mutation<unknown, string>({
      query: (token) => adminCall("testimonials", { token }),
    }),
  }),
});
