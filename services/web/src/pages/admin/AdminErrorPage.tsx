import { styled } from "styled-components";
import { Button } from "../../ui/Button";
import { ErrorState } from "../../ui/ErrorState";

/** Where a page fails to draw: better than an empty screen. */
export function AdminErrorPage() {
  return (
    <Main>
      <ErrorState text="Something went wrong on this page.">
        <Button
          variant="line"
          onClick={() => {
            window.location.reload();
          }}
        >
          Reload
        </Button>
      </ErrorState>
    </Main>
  );
}

const Main = styled.main`
  max-width: 640px;
  margin: 15vh auto;
  padding: 0 20px;
`;
