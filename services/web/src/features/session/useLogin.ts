import { useDispatch } from "react-redux";
import { adminCall } from "../../api/adminCall";
import { storeAdminToken } from "../../api/adminToken";
import { baseApi } from "../../api/baseApi";
import { sessionDetermined } from "./sessionSlice";

const EMPTY = "Please enter your admin token";
/** What an HTTP header can contain. */
const SENDABLE = /^[\x20-\x7E]+$/;
const REFUSED = "Invalid admin token. Please check your credentials and try again.";

/** Starts the session if the API accepts the token; otherwise returns the message that says why not (requirement 6.3). */
export function useLogin(): (typed: string) => Promise<string | undefined> {
  const dispatch = useDispatch();
  const [checkAdminToken] = useCheckAdminTokenMutation();

  return async (typed) => {
    const token = typed.trim();
    if (token === "") return EMPTY;
    if (!SENDABLE.test(token)) return REFUSED;
    try {
      await checkAdminToken(token).unwrap();
    } catch {
      return REFUSED; // whatever went wrong (requirement 6.3)
    }
    storeAdminToken(token);
    dispatch(sessionDetermined(token));
    return undefined;
  };
}

/** A token is accepted if the testimonials list answers with an ok status (requirement 6.3). */
const { useCheckAdminTokenMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkAdminToken: build.mutation<unknown, string>({
      query: (token) => adminCall("testimonials", { token }),
    }),
  }),
});
