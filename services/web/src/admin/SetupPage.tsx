import { type Business, businessSchema } from "@ridgeline/contract/business";
import { checkStoredBusiness } from "@ridgeline/contract/checks";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { FormSpy } from "react-final-form";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { asApiFailure } from "../api/callApi";
import { SelectField, TextField, toFieldErrors } from "../form";
import { paths } from "../site/paths";
import { local } from "../site/storage";
import { media, space } from "../theme";
import { Stack } from "../ui/layout";
import { OutsideLink } from "../ui/links";
import { useGetBusinessQuery, useGetSetupQuery } from "./business/businessApi";
import { CheckField, Group } from "./forms/fieldGroups";
import { toPhoneDigits } from "./business/typedBusiness";
import { LinkRow, Muted } from "./kit/adminLayout";
import { AdminListStates } from "./lists/listStates";
import { OwnerForm, SendButton } from "./forms/OwnerForm";
import { BackToDashboard, usePageTitle } from "./kit/PageHead";
import { UPLOADING } from "./forms/photoUpload";
import { readTyped } from "./forms/typed";
import { NotSaved, notSaved } from "./forms/unsaved";
import { createWording } from "./lists/wording";
import { type SetupAnswers, composeSite, noAnswers, weeks, yearsSince } from "./setup/composeSite";
import { LogoQuestion, PhotosQuestion, TownQuestion, TradeQuestion } from "./setup/questions";
import { useLazyGetTradeQuery, useSetUpSiteMutation } from "./setup/setupApi";
import { useLazyGetZipsQuery } from "./setup/zips";
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
          setup.data?.isSample === false ? <Finished /> : read && <Questions legal={read.legal} />
        }
      </AdminListStates>
    </>
  );
}

function Finished() {
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
  return { ...noAnswers, ...local.getJson(STORAGE_KEY, isAnswers) };
}

function keepAnswers(answers: SetupAnswers): void {
  const isArriving = (_name: string, value: unknown) => (value === UPLOADING ? "" : value);
  local.set(STORAGE_KEY, JSON.stringify(answers, isArriving));
}

/** What a press needs; the API checks the rest. */
function findErrors({ trade, since, isZipUnknown, ...answers }: SetupAnswers) {
  const { name, phone, email, address, map } = answers;
  const asked = { name, phone: toPhoneDigits(phone), email, address, map };
  const checked = checkStoredBusiness(readTyped(businessSchema, asked));
  const problems = checked.ok ? [] : checked.problems;
  const isPlaced = map.latitude !== "" || (isZipUnknown && address.state === "");
  const noPlace = /^\d{5}/.test(address.zip.trim()) ? NOT_PLACED : NO_ZIP;
  const found = [
    ...problems.filter(({ field }) => /^(name|phone|email|address)\b/.test(field)),
    ...(isPlaced ? [] : [{ field: "address.zip", message: noPlace }]),
    ...(since.trim() === "" || yearsSince(since) !== undefined
      ? []
      : [{ field: "since", message: NO_YEAR }]),
    ...(trade === "" ? [{ field: "trade", message: "Please choose what you do" }] : []),
  ];
  return toFieldErrors({ ok: false, problems: found });
}

const NOT_PLACED = "This ZIP has not been looked up yet: please wait a moment, or try again";
const NO_ZIP = "Please enter five digits, such as 12345";
const NO_YEAR = "Please enter a year, such as 2009";

function Questions({ legal }: Pick<Business, "legal">) {
  const [stored] = useState(readKept);
  const [getTrade] = useLazyGetTradeQuery();
  const [getZips] = useLazyGetZipsQuery();
  const [setUp] = useSetUpSiteMutation();

  const handleSave = async (answers: SetupAnswers) => {
    if (answers.trade === "") return undefined; // findErrors has said so
    try {
      const trade = await getTrade(answers.trade, true).unwrap();
      const { towns } = await getZips(answers.address.zip.slice(0, 3), true).unwrap();
      await setUp(composeSite(answers, trade, { towns, legal })).unwrap();
    } catch (error) {
      return notSaved(asApiFailure(error));
    }
    local.remove(STORAGE_KEY);
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
        <FormSpy<SetupAnswers>
          subscription={{ values: true }}
          onChange={({ values }) => keepAnswers(values)}
        />
        <Columns>
          <Stack $gap="s5">
            <Group legend="Your business">
              <TextField
                name="name"
                label="Name of the business"
                whenEmpty="Write the name of your business."
                autoComplete="organization"
              />
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
                hint="On the site, and where requests are sent"
                isOptional
              />
            </Group>
            <Group legend="Where you work">
              <TownQuestion />
            </Group>
            <Group legend="What you do">
              <TradeQuestion />
            </Group>
            <LogoQuestion />
            <Group legend="Why people trust you" hint="Only what you enter is on the site.">
              <TextField
                name="since"
                label="In business since"
                inputMode="numeric"
                hint="A year"
                isOptional
              />
              <TextField name="license" label="License number" isOptional />
              <CheckField name="isInsured" label="We are insured" />
            </Group>
            <Group legend="When you answer the phone">
              <SelectField
                name="hours"
                label="Hours"
                hint="Any other week: later, in Business Details"
                options={weekOptions}
                placeholder="Not on the site"
                isOptional
              />
            </Group>
            <PhotosQuestion />
            <NotSaved />
            <Press>
              <SendButton busyText="Making it yours...">
                Make it my site
                <ArrowRight aria-hidden />
              </SendButton>
            </Press>
          </Stack>
          <SetupPreview />
        </Columns>
      </OwnerForm>
    </>
  );
}

const weekOptions = Object.entries(weeks).map(([value, { label }]) => ({ value, label }));

const Lead = styled(Muted)`
  max-width: 40rem;
  margin-bottom: ${space.s4};
  font-size: 1rem;
`;

/** The preview stands beside the questions, and below them on a phone. */
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
