import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { finishedSetup } from "../../../../contract/test/finishedSetup";
import { fakeUploads } from "../../test/fakeUpload";
import "../admin/AdminArea";
import "../admin/setup/setupApi";
import { crudHooks } from "../admin/lists/adminKind";
import { useReleaseRequest } from "../admin/requests/quoteRequestsApi";
import { baseApi, createStore } from "./baseApi";
import { callApi, listOf, received } from "./callApi";

type Outcome = { data?: unknown; error?: unknown };
type Call = () => Promise<Outcome>;

/** One of the owner's calls, by the name that its feature gave it. */
const endpoint =
  (name: string, argument?: unknown): Call =>
  () => {
    type Endpoint = { initiate: (argument: unknown) => never };
    const { initiate } = Reflect.get(baseApi.endpoints, name) as Endpoint;
    return createStore().dispatch(initiate(argument));
  };

/** One of the calls that a screen makes with a hook of its own. */
const pressed =
  <Hook,>(useHook: () => Hook, press: (hook: Hook) => Promise<Outcome>): Call =>
  () => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={createStore()}>{children}</Provider>
    );
    const { result } = renderHook(useHook, { wrapper });
    return act(async () => press(result.current));
  };
const { useTriggers } = crudHooks<object>("services");

const post = { method: "POST", body: {}, expects: received } as const;
const photo = { file: new File(["x"], "a.png"), path: "/api/admin/photos", onProgress: () => {} };
const row = '{"id":7}';
const DONE = [204, ""] as const;
const RECEIVED = [201, '{"status":"received"}'] as const;
const LIST = [200, `[${row}]`] as const;

const calls: Record<string, [Call, readonly [status: number, body: string]]> = {
  "what a visitor sends": [() => callApi({ path: "/quote", ...post }), RECEIVED],
  "a public list": [() => callApi({ path: "/services", expects: [200, listOf("id")] }), LIST],
  "a list": [endpoint("getRows", "services"), LIST],
  "the login's check": [endpoint("checkAdminToken", "token"), LIST],
  "a create": [pressed(useTriggers, (item) => item.create({})), [201, row]],
  "an update": [pressed(useTriggers, (item) => item.update(7, {})), [200, row]],
  "a move": [pressed(useTriggers, (item) => item.move(7, "up")), DONE],
  "a delete": [pressed(useTriggers, (item) => item.remove(7)), DONE],
  "a release": [pressed(useReleaseRequest, (release) => release(7)), DONE],
  "an upload": [endpoint("uploadPhoto", photo), [201, '{"imageUrl":"/photos/7"}']],
  "the business": [endpoint("getBusiness"), [200, '{"version":7}']],
  "a save of the business": [endpoint("saveBusiness", {}), [200, '{"version":7}']],
  "what is left": [endpoint("getSetup"), [200, JSON.stringify(finishedSetup)]],
  "the setup": [endpoint("setUpSite", {}), [201, JSON.stringify(finishedSetup)]],
  "a logo's facts": [endpoint("getLogoFacts", "7"), [200, '{"isLight":false}']],
  notifications: [endpoint("getNotifications"), [200, '{"channels":[]}']],
  "the heartbeat": [endpoint("getHeartbeat"), [200, '{"isStored":true}']],
  "a test message": [endpoint("sendTest", "notification"), [200, '[{"channel":"push"}]']],
  "a confirmation": [endpoint("getConfirmation"), [200, '{"text":"Hello"}']],
  "a push device": [endpoint("addDevice", {}), DONE],
  "a device's removal": [endpoint("removeDevice", 7), DONE],
  "an invitation": [endpoint("invite", {}), [201, '{"url":"https://a.example/review/7"}']],
  "invited reviews": [endpoint("getInvitedReviews"), LIST],
};

const foreign: (readonly [status: number, body: string])[] = [
  ...["", "null", "{}", "7", '"ok"', '{"portal":"login"}', '{"status":"ok"}', '{"id":null'].flatMap(
    (body) => [200, 201, 202].map((status) => [status, body] as const),
  ),
  ...["[{}]", "[null]", "<!doctype html><title>Log in</title>"].map((body) => [200, body] as const),
];

function answer([status, body]: readonly [status: number, body: string]): void {
  const response = () => new Response(status === 204 ? null : body, { status });
  window.fetch = () => Promise.resolve(response());
  fakeUploads({ status, body });
}

test.each(Object.entries(calls))(
  "%s succeeds by our own answer only, and else says that somebody else has answered",
  async (_name, [call, ours]) => {
    answer(ours);
    const { error } = await call();
    expect(error).toBeUndefined();

    const otherStatus = [ours[0] === 201 ? 200 : 201, ours[1]] as const;
    for (const other of [...foreign, otherStatus, ...(ours === DONE ? [] : [DONE])]) {
      answer(other);
      expect([other, (await call()).error]).toEqual([
        other,
        {
          body: "",
          message: expect.stringMatching(/^Something between you and this website/) as unknown,
        },
      ]);
    }
  },
);
