import type { TestResult } from "@ridgeline/contract/notificationStatus";
import Send from "lucide-react/icons/send";
import { styled } from "styled-components";
import { SideButton } from "../kit/layout";
import { asApiFailure } from "../../api/callApi";
import { color, fontSize, space } from "../../theme";
import { channels } from "./ChannelRow";
import { useSendTestMutation } from "./notificationsApi";

/** Sends a made-up request on every channel that is on, and shows the result. */
export function SendTest({ onTested }: { onTested: () => unknown }) {
  const [sendTest, { data: results = [], error, isLoading }] = useSendTestMutation();
  const handlePress = async () => {
    const { error: failure } = await sendTest();
    if (!failure) onTested();
  };
  return (
    <>
      <SideButton
        variant="line"
        busyText={isLoading ? "Sending a test..." : undefined}
        onClick={() => void handlePress()}
      >
        <Send aria-hidden />
        Send a test
      </SideButton>
      <Results role="status">
        {!isLoading && error !== undefined && <Bad>{toText(error)}</Bad>}
        {!isLoading && results.map((result, index) => <Result key={index} result={result} />)}
      </Results>
    </>
  );
}

function Result({ result: { channel, recipient, problem } }: { result: TestResult }) {
  const name = recipient ?? channels[channel].name;
  if (problem !== null) {
    return (
      <Bad>
        <span>{`${name}: the test failed. ${problem}`}</span>{" "}
        <span>{channels[channel].nextStep}</span>
      </Bad>
    );
  }
  return <p>{`${name}: the test was delivered.`}</p>;
}

function toText(error: unknown): string {
  const failure = asApiFailure(error);
  if (!failure) return "The test could not be sent. Please try again.";
  return failure.body === "" ? failure.message : failure.body;
}

const Results = styled.div`
  font-size: ${fontSize.small};
  line-height: 1.5;

  > p {
    margin-top: 12px;
  }
`;

const Bad = styled.p`
  color: ${color.danger};
  padding-left: ${space.s2};
  border-left: 3px solid;
`;
