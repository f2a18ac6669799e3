import { businessMessages, businessSchema } from "@ridgeline/contract/business";
import { formats } from "@ridgeline/contract/jsonSchema";
import type { Trade } from "@ridgeline/contract/trade";
import type { FormApi } from "final-form";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Form, FormSpy } from "react-final-form";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { asApiFailure } from "../api/callApi";
import { TextField, useSubmit } from "../form";
import { paths } from "../site/paths";
import { local } from "../site/storage";
import { media, space } from "../theme";
import { Button } from "../ui/Button";
import { Stack } from "../ui/layout";
import { OutsideLink } from "../ui/links";
import { useGetBusinessQuery, useGetSetupQuery } from "./business/businessApi";
import { toNumber, toPhoneDigits } from "./business/typedBusiness";
import { Muted } from "./kit/adminLayout";
import { Group } from "./business/sectionLayout";
import { AdminListStates } from "./kit/listStates";
import { BackToDashboard, usePageTitle } from "./kit/PageHead";
import { finishUploads, UPLOADING } from "./kit/photoUpload";
import { NotSaved, notSaved } from "./kit/unsaved";
import { createWording } from "./kit/wording";
import { type SetupAnswers, composeSite, noAnswers, yearsSince } from "./setup/composeSite";
import { LogoQuestion, PhotosQuestion } from "./setup/LookQuestion";
import { useLazyGetTradeQuery, useSetUpSiteMutation } from "./setup/setupApi";
import { SetupPreview } from "./setup/SetupPreview";
import { TownQuestion } from "./setup/TownQuestion";
import { TradeQuestion } from "./setup/TradeQuestion";
import { TrustQuestion } from "./setup/TrustQuestion";
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
      <Way>
        <OutsideLink href={paths.home}>Look at it</OutsideLink>
        <Link to={paths.adminBusiness}>Business Details</Link>
      </Way>
      <WhatIsLeft />
    </>
  );
}

const STORAGE_KEY = "setup_answers";

/** What was typed before, on this device; a photo that was still on its way then has to be chosen again. */
function readKept(): SetupAnswers {
  const isAnswers = (value: unknown): value is SetupAnswers =>
    typeof value === "object" && value !== null;
  const kept = local.getJson(STORAGE_KEY, isAnswers);
  return { ...noAnswers, ...kept };
}

function keepAnswers(answers: SetupAnswers): void {
  const isArriving = (_name: string, value: unknown) => (value === UPLOADING ? "" : value);
  local.set(STORAGE_KEY, JSON.stringify(answers, isArriving));
}

const { phone: phoneSchema } = businessSchema.properties;

/** What a press needs; the API checks the rest. */
function findErrors({ name, phone, email, address, map, trade, since }: SetupAnswers) {
  const isPlaced = [map.latitude, map.longitude].every(
    (text) => typeof toNumber(text) === "number",
  );
  const problems: Record<string, unknown> = {
    ...(name.trim() === "" && { name: "Please enter the name of your business" }),
    ...(!new RegExp(phoneSchema.pattern).test(toPhoneDigits(phone)) && {
      phone: businessMessages["phone"],
    }),
    ...(email.trim() !== "" && !formats.email(email.trim()) && { email: "Invalid email" }),
    ...(since.trim() !== "" &&
      yearsSince(since) === undefined && { since: "Please enter a year, such as 2009" }),
    ...(trade === "" && { trade: "Please choose what you do" }),
  };
  const isNamed = address.city.trim() !== "";
  const place: Record<string, string> = {
    ...(!isNamed && { city: "Please enter your town" }),
    ...(isNamed && !isPlaced && { city: "Please choose it from the list, or place it below" }),
    ...(isNamed && address.state === "" && { state: "Please choose a state" }),
    ...(!/^(\d{5})?$/.test(address.zip.trim()) && {
      zip: "Please enter five digits, such as 12345",
    }),
  };
  if (Object.keys(place).length > 0) problems["address"] = place;
  return problems;
}

function Questions({ legal }: { legal: Parameters<typeof composeSite>[2]["legal"] }) {
  const [stored] = useState(readKept);
  const [getTrade] = useLazyGetTradeQuery();
  const [setUp] = useSetUpSiteMutation();

  const handleSubmit = async (_answers: SetupAnswers, form: FormApi<SetupAnswers>) => {
    const photoError = await finishUploads();
    if (photoError) return photoError;
    const answers = form.getState().values;
    if (answers.trade === "") return undefined; // findErrors has said so
    try {
      const trade: Trade = await getTrade(answers.trade, true).unwrap();
      await setUp(composeSite(answers, trade, { legal })).unwrap();
    } catch (error) {
      return notSaved(asApiFailure(error));
    }
    local.remove(STORAGE_KEY);
    window.scrollTo(0, 0);
    return undefined;
  };

  return (
    <Form<SetupAnswers>
      initialValues={stored}
      validate={findErrors}
      onSubmit={handleSubmit}
      subscription={{}}
    >
      {({ handleSubmit: onSubmit }) => (
        <>
          <FormSpy<SetupAnswers>
            subscription={{ values: true }}
            onChange={({ values }) => keepAnswers(values)}
          />
          <h1 tabIndex={-1}>Make this site yours</h1>
          <Lead>
            Ten questions, about ten minutes. Only your name, phone, town and trade are needed: what
            you leave out is not on the site, and everything can be changed later.
          </Lead>
          <Columns>
            <QuestionForm onSubmit={onSubmit}>
              <Group legend="Your business">
                <TextField name="name" label="Name of the business" autoComplete="organization" />
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
              <TrustQuestion />
              <PhotosQuestion />
              <NotSaved />
              <FormSpy subscription={{ submitting: true }}>
                {({ submitting }) => (
                  <Press
                    type="submit"
                    busyText={submitting === true ? "Making it yours..." : undefined}
                  >
                    Make it my site
                    <ArrowRight aria-hidden />
                  </Press>
                )}
              </FormSpy>
            </QuestionForm>
            <SetupPreview />
          </Columns>
        </>
      )}
    </Form>
  );
}

type QuestionFormProps = {
  onSubmit: Parameters<typeof useSubmit>[0];
  children: ReactNode;
};

function QuestionForm({ onSubmit, children }: QuestionFormProps) {
  const handleSubmit = useSubmit(onSubmit);
  return (
    <Stack as="form" $gap="s5" onSubmit={handleSubmit} noValidate>
      {children}
    </Stack>
  );
}

const Lead = styled(Muted)`
  max-width: 40rem;
  margin-bottom: ${space.s4};
  font-size: 1rem;
`;

const Way = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s3};
  margin-top: ${space.s2};
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

const Press = styled(Button)`
  justify-self: start;

  ${media.upToPhone} {
    width: 100%;
  }
`;
