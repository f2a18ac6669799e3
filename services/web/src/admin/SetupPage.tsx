import { type Business, businessMessages } from "@ridgeline/contract/business";
import { checkStoredBusiness } from "@ridgeline/contract/checks";
import type { Problem } from "@ridgeline/contract/createCheck";
import type { Trade } from "@ridgeline/contract/trade";
import { ArrowRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { FormSpy, useForm } from "react-final-form";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { asApiFailure } from "../api/callApi";
import { TextField, toFieldErrors } from "../form";
import { paths } from "../site/paths";
import { local } from "../site/storage";
import { media, space } from "../theme";
import { Stack } from "../ui/layout";
import { OutsideLink } from "../ui/links";
import { useGetBusinessQuery, useGetSetupQuery } from "./business/businessApi";
import { CheckField, Group } from "./forms/fieldGroups";
import { LinkRow, Muted } from "./kit/adminLayout";
import { focusHeading } from "./kit/focus";
import { PhotoField } from "./forms/PhotoField";
import { AdminListStates } from "./lists/listStates";
import { OwnerForm, SendButton } from "./forms/OwnerForm";
import { BackToDashboard, usePageTitle } from "./kit/PageHead";
import { UPLOADING } from "./forms/photoUpload";
import { NotSaved, notSaved } from "./forms/unsaved";
import { createWording } from "./lists/wording";
import { type SetupAnswers, composeSite, itemsOf, noAnswers } from "./setup/composeSite";
import {
  HoursQuestion,
  KindsQuestion,
  LogoQuestion,
  NameQuestion,
  PhotosQuestion,
  TownQuestion,
  TradeQuestion,
  WordsQuestion,
} from "./setup/questions";
import { useLazyGetTradeQuery, useSetUpSiteMutation } from "./setup/setupApi";
import { digitsOf, useLazyGetZipsQuery } from "./setup/zips";
import { SetupPreview } from "./setup/SetupPreview";
import { WhatIsLeft } from "./setup/WhatIsLeft";

const wording = createWording({ one: "question", many: "questions" });

/** Ten questions; the answers replace the sample in one press. */
export function SetupPage() {
  usePageTitle("Make it yours");
  const setup = useGetSetupQuery();
  const business = useGetBusinessQuery();
  const list = { ...business, data: setup.data && business.data && [business.data] };
  return (
    <>
      <BackToDashboard />
      <AdminListStates
        list={{ ...list, isError: business.isError || setup.isError }}
        wording={wording}
      >
        {([read]) =>
          setup.data?.isSample === false ? (
            <Finished />
          ) : (
            read && <Questions legal={read.legal} onMade={setup.refetch} />
          )
        }
      </AdminListStates>
    </>
  );
}

function Finished() {
  useEffect(() => {
    local.remove(STORAGE_KEY);
    if (document.activeElement === document.body) focusHeading(); // the button that made it is gone
  }, []);
  return (
    <>
      <h1 tabIndex={-1}>Your site is yours</h1>
      <Muted>Everything on it can be changed, today or in a year, in the admin area.</Muted>
      <LinkRow>
        <OutsideLink href={paths.home}>Look at it</OutsideLink>
        <Link to={paths.adminBusiness}>Business Details</Link>
      </LinkRow>
      <WhatIsLeft />
    </>
  );
}

const STORAGE_KEY = "setup_answers";

/** What was typed before, on this device; a photo that was still on its way then has to be chosen again. */
function readKept(): SetupAnswers {
  const isAnswers = (value: unknown): value is SetupAnswers =>
    typeof value === "object" && value !== null;
  const kept = { ...noAnswers, ...local.getJson(STORAGE_KEY, isAnswers) };
  return "radiusMiles" in kept.map ? kept : { ...kept, map: noAnswers.map }; // the version before kept kilometers
}

function keepAnswers(answers: SetupAnswers): void {
  const isArriving = (_name: string, value: unknown) => (value === UPLOADING ? "" : value);
  local.set(STORAGE_KEY, JSON.stringify(answers, isArriving));
}

/** What a press needs; the API checks the rest. */
function findErrors(answers: SetupAnswers) {
  const { address, isZipUnknown, map, trade, work } = answers;
  const words = trade === "other" ? noWords : { ...noWords, trade };
  const { business } = composeSite(answers, words, { towns: [], legal: {} });
  const checked = checkStoredBusiness(business);
  const problems = (checked.ok ? [] : checked.problems).map(({ field, message }) => ({
    field: ANSWERS[field] ?? field,
    message,
  }));
  const isPlaced = map.latitude !== "" || (isZipUnknown && address.state === "");
  const found = [
    ...problems.filter(({ field }) => ASKED.test(field)),
    !isPlaced && {
      field: "address.zip",
      message: /^\d{5}/.test(address.zip.trim()) ? NOT_PLACED : businessMessages["address.zip"],
    },
    ...(["otherKinds", "otherAreas"] as const)
      .filter((field) => isTooMuch(itemsOf(answers[field])))
      .map((field) => ({ field, message: TOO_MUCH })),
    trade === "" && { field: "trade", message: "Please choose what you do" },
    trade === "other" && work.trim() === "" && { field: "work", message: "Please say what you do" },
  ].filter((problem) => problem !== false);
  return toFieldErrors({ ok: false, problems: found as Problem[] }); // the sentences are there
}

/** In place of the trade's, which are not the owner's answers. */
const noWords: Trade = {
  schemaType: "GeneralContractor",
  headline: "",
  subtext: "",
  servicesHeading: "",
  aboutHeading: "",
  about: "",
  steps: [],
  formIntro: "",
  kindsOfWork: [],
};

/** The answers that have other names than in the business. */
const ANSWERS: Readonly<Record<string, string>> = { trade: "work", "license.number": "license" };
const ASKED =
  /^((name|phone|email|address|since|rating|owner\.name|colors)\b|(shortName|work|license)$)/;
const TOO_MUCH = "Please write at most 40, each of at most 100 letters";
const isTooMuch = (items: string[]) => items.length > 40 || items.some((item) => item.length > 100);
const NOT_PLACED = "This ZIP has not been looked up yet: please wait a moment, or try again";

/** What the API says about the site that the answers have made, at the answers. */
function atAnswers(body: string, { photos }: SetupAnswers): string {
  const sent = photos.flatMap(({ imageUrl }, at) => (imageUrl === "" ? [] : [at]));
  return body
    .replaceAll(/^business\./gm, "")
    .replaceAll(/^featuredProjects\.(\d+)/gm, (_, at) => `photos.${sent[Number(at)]}`);
}

/** Keeps the answers on this device, and takes those that another tab has kept meanwhile. */
function KeptAnswers({ onMade }: { onMade: () => unknown }) {
  const form = useForm<SetupAnswers>();
  const known = useRef<object>(form.getState().initialValues ?? {});
  useEffect(() => {
    const take = () => {
      if (local.get(STORAGE_KEY) === null) return void onMade();
      const { values } = form.getState();
      const before = new Map<string, unknown>(Object.entries(known.current));
      const kept = readKept();
      known.current = kept;
      form.batch(() => {
        for (const [name, value] of Object.entries(kept) as [keyof SetupAnswers, never][]) {
          const isNew = JSON.stringify(before.get(name)) !== JSON.stringify(value);
          if (isNew && !JSON.stringify(values[name]).includes(UPLOADING)) form.change(name, value);
        }
      });
    };
    const handleStored = ({ key }: StorageEvent) => key === STORAGE_KEY && take();
    const handleShown = () =>
      document.visibilityState === "visible" && local.get(STORAGE_KEY) !== null && take();
    window.addEventListener("storage", handleStored);
    document.addEventListener("visibilitychange", handleShown);
    return () => {
      window.removeEventListener("storage", handleStored);
      document.removeEventListener("visibilitychange", handleShown);
    };
  }, [form, onMade]);
  return (
    <FormSpy<SetupAnswers>
      subscription={{ values: true }}
      onChange={({ values }) => {
        keepAnswers(values);
        known.current = readKept(); // a full device keeps nothing
      }}
    />
  );
}

/** Enter goes on to the next field: only the button makes the site. */
function goOnAtEnter(event: KeyboardEvent<HTMLElement>) {
  const { target } = event;
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  const isInput = target instanceof HTMLInputElement;
  const isHeld = event.repeat && !(target instanceof HTMLTextAreaElement);
  if (isInput || isHeld) event.preventDefault(); // held down, it would press the button that it reaches
  if (!isInput || isHeld) return;
  const fields = Array.from(target.form?.elements ?? []).filter(
    (field): field is HTMLElement =>
      field instanceof HTMLElement &&
      (field === target ||
        (/^(INPUT|SELECT|TEXTAREA|BUTTON)$/.test(field.tagName) &&
          field.offsetParent !== null &&
          !field.closest("details:not([open])") &&
          !(field instanceof HTMLInputElement && field.name === (target.name || " ")))),
  );
  fields[fields.indexOf(target) + 1]?.focus();
}

function Questions({ legal, onMade }: Pick<Business, "legal"> & { onMade: () => unknown }) {
  const [stored] = useState(readKept);
  const [getTrade] = useLazyGetTradeQuery();
  const [getZips] = useLazyGetZipsQuery();
  const [setUp] = useSetUpSiteMutation();

  const handleSave = async (answers: SetupAnswers) => {
    if (answers.trade === "") return undefined; // findErrors has said so
    try {
      const trade = await getTrade(answers.trade, true).unwrap();
      const { address, isZipUnknown } = answers;
      const around = await getZips(digitsOf(address.zip).slice(0, 3), true).unwrap();
      const towns = isZipUnknown ? [] : around.towns; // as offered
      await setUp(composeSite(answers, trade, { towns, legal })).unwrap();
    } catch (error) {
      const failure = asApiFailure(error);
      return notSaved(failure && { ...failure, body: atAnswers(failure.body, answers) });
    }
    window.scrollTo(0, 0);
    return undefined;
  };

  return (
    <>
      <h1 tabIndex={-1}>Make this site yours</h1>
      <Lead>
        Ten questions, about ten minutes. Only your name, phone, ZIP and trade are needed: what you
        leave out is not on the site, and everything can be changed later.
      </Lead>
      <OwnerForm<SetupAnswers> initialValues={stored} validate={findErrors} onSave={handleSave}>
        <KeptAnswers onMade={onMade} />
        <Columns onKeyDown={goOnAtEnter}>
          <Stack $gap="s5">
            <Group legend="1. Your business">
              <NameQuestion />
              <TextField
                name="phone"
                label="Phone"
                type="tel"
                inputMode="numeric"
                autoComplete="tel"
              />
              <TextField
                name="email"
                label="E-mail"
                type="email"
                autoComplete="email"
                hint="On the site, and where requests are sent. Without it, look for them here."
                isOptional
              />
            </Group>
            <Group legend="2. Where you work">
              <TownQuestion />
            </Group>
            <Group legend="3. What you do">
              <TradeQuestion />
            </Group>
            <Group legend="4. Kinds of work">
              <KindsQuestion />
            </Group>
            <LogoQuestion />
            <Group legend="6. Why people trust you" hint="Only what you enter is on the site.">
              <TextField
                name="since"
                label="In business since"
                inputMode="numeric"
                hint="A year"
                isOptional
              />
              <TextField name="license" label="License number" isOptional />
              <TextField
                name="rating.value"
                label="Stars on Google"
                inputMode="decimal"
                hint="Such as 4.9"
                isOptional
              />
              <TextField
                name="rating.count"
                label="Number of reviews there"
                inputMode="numeric"
                isOptional
              />
              <TextField
                name="rating.link"
                label="Your page on Google"
                inputMode="url"
                hint="Its address, so that visitors can look"
                isOptional
              />
              <CheckField name="isInsured" label="We are insured" />
            </Group>
            <Group legend="7. Who you are" hint="People like to know who comes.">
              <TextField name="owner.name" label="Your name" autoComplete="name" isOptional />
              <div>
                <PhotoField within="owner.portrait." about="You" aspect="1 / 1" width="240px" />
              </div>
            </Group>
            <HoursQuestion />
            <PhotosQuestion />
            <WordsQuestion />
          </Stack>
          <SetupPreview />
          <Stack $gap="s3">
            <NotSaved />
            <Press>
              <SendButton busyText="Making it yours...">
                Make it my site
                <ArrowRight />
              </SendButton>
            </Press>
          </Stack>
        </Columns>
      </OwnerForm>
    </>
  );
}

const Lead = styled(Muted)`
  max-width: 40rem;
  margin-top: ${space.s1};
  margin-bottom: ${space.s4};
  font-size: 1rem;
`;

/** The preview stands beside the questions, and above the button on a phone. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};

  ${media.aboveLaptop} {
    grid-template-columns: minmax(0, 40rem) minmax(0, 1fr);
    align-items: start;
  }
`;

/** As wide as its text; full width on phones. */
const Press = styled.div`
  display: grid;

  ${media.abovePhone} {
    justify-items: start;
  }
`;
