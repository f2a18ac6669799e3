import LoaderCircle from "lucide-react/icons/loader-circle";
import { keyframes, styled } from "styled-components";

export function Spinner() {
  return <Turning aria-hidden />;
}

const turn = keyframes`
  to {
    transform: rotate(360deg);
  }
`;

const Turning = styled(LoaderCircle)`
  animation: ${turn} 1s linear infinite;
`;
