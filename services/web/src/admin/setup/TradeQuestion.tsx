import { useField } from "react-final-form";
import { LongTextField, SelectField } from "../../form";
import { Row, Stack } from "../../ui/layout";
import { Muted } from "../kit/adminLayout";
import { Wide } from "../kit/contentFields";
import { TryAgain } from "../kit/listStates";
import { CheckList } from "./CheckList";
import type { SetupAnswers } from "./composeSite";
import { useGetTradeQuery } from "./setupApi";
import { tradeOptions } from "./trades";

/** The trade, and its kinds of work. */
export function TradeQuestion() {
  const trade = useField<SetupAnswers["trade"]>("trade", { subscription: { value: true } }).input
    .value;
  const { data, isError, refetch } = useGetTradeQuery(trade || "other", { skip: trade === "" });
  return (
    <Wide as={Stack} $gap="md">
      <SelectField
        name="trade"
        label="Your trade"
        options={tradeOptions}
        placeholder="Choose a trade"
      />
      {isError && (
        <Row>
          <Muted>The texts for this trade could not be loaded.</Muted>
          <TryAgain onPress={refetch} />
        </Row>
      )}
      {trade !== "" && data && <CheckList legend="Kinds of work" options={data.kindsOfWork} />}
      <LongTextField
        name="otherKinds"
        label="Other kinds of work"
        hint="Several at once: one a line"
        rows={2}
        isOptional
      />
    </Wide>
  );
}
