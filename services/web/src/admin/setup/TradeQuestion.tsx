import { useForm, useFormState } from "react-final-form";
import { FormField, LongTextField } from "../../form";
import { Select } from "../../ui/fields";
import { Row } from "../../ui/layout";
import { Muted } from "../kit/adminLayout";
import { Wide } from "../kit/contentFields";
import { TryAgain } from "../kit/listStates";
import { CheckList } from "./CheckList";
import type { SetupAnswers } from "./composeSite";
import { useGetTradeQuery, useLazyGetTradeQuery } from "./setupApi";
import { useStay } from "./TownQuestion";
import { isTradeName, tradeOptions } from "./trades";

/** The trade, and its kinds of work, all ticked at first. */
export function TradeQuestion() {
  const form = useForm<SetupAnswers>();
  const { values } = useFormState<SetupAnswers>({ subscription: { values: true } });
  const { trade } = values;
  const { data, isError, refetch } = useGetTradeQuery(trade || "other", { skip: trade === "" });
  useStay("kindsOfWork", "otherKinds");
  const [getTrade] = useLazyGetTradeQuery();

  const handleChoice = async (name: string) => {
    form.batch(() => {
      form.change("trade", isTradeName(name) ? name : "");
      form.change("kindsOfWork", []);
    });
    if (!isTradeName(name)) return;
    const { data: chosen } = await getTrade(name, true);
    if (!chosen || form.getState().values.trade !== name) return;
    const kinds = chosen.kindsOfWork.map(({ value }) => value);
    form.change("kindsOfWork", kinds);
  };

  return (
    <>
      <Wide>
        <FormField<string> name="trade" label="Your trade">
          {(control, input) => (
            <Select
              {...control}
              {...input}
              options={tradeOptions}
              placeholder="Choose a trade"
              onChange={({ target }) => void handleChoice(target.value)}
            />
          )}
        </FormField>
      </Wide>
      {isError && (
        <Row>
          <Muted>The texts for this trade could not be loaded.</Muted>
          <TryAgain onPress={refetch} />
        </Row>
      )}
      {trade !== "" && data && (
        <>
          <Wide>
            <CheckList
              name="kindsOfWork"
              legend="Kinds of work"
              options={data.kindsOfWork.map(({ value, label }) => ({ value, label }))}
            />
          </Wide>
          <Wide>
            <LongTextField
              name="otherKinds"
              label="Other kinds of work"
              hint="Several at once: one a line"
              rows={2}
              isOptional
            />
          </Wide>
        </>
      )}
    </>
  );
}
