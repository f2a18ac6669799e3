import { Activity, ChartColumn } from "lucide-react";
import { styled } from "styled-components";
import { color, radius } from "../../theme";
import { Button } from "../../ui/Button";

/** They do nothing yet (requirement 7.4). */
export function QuickActions() {
  return (
    <Root aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <Button variant="ghost">
        <Activity aria-hidden />
        View Activity Log
      </Button>
      <Button variant="ghost">
        <ChartColumn aria-hidden />
        View Analytics
      </Button>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  padding: 24px;
  border: 1px dashed ${color.lineDashed};
  border-radius: ${radius.large};

  h2 {
    margin: 0 0 12px 12px;
  }
`;
