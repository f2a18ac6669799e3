import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import * as Radix from "radix-ui/toast";
import { keyframes, styled } from "styled-components";
import { color, duration, ease, fontSize, media, radius, shadow, space } from "../theme";
import { ground } from "./ground";
import { buttonStyles, type ButtonStyles } from "./buttonStyles";
import { IconButton } from "./IconButton";

export type ToastTone = "success" | "destructive";

type ToastProps = {
  title: string;
  text: string;
  about: string | undefined;
  tone: ToastTone;
  isOpen: boolean;
  onUndo?: (() => void) | undefined;
  onClose: () => void;
};

/** One message inside a ToastViewport. */
export function Toast({ title, text, about, tone, isOpen, onUndo, onClose }: ToastProps) {
  const isBad = tone === "destructive";
  return (
    <Root
      $isBad={isBad}
      open={isOpen}
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow) onClose();
      }}
    >
      {isBad ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      <div>
        <Title>{title}</Title>
        <Text>{text}</Text>
        {about !== undefined && <Text as="div">{about}</Text>}
      </div>
      {onUndo && (
        <Undo altText="F8 leads to Undo" onClick={onUndo}>
          Undo
        </Undo>
      )}
      <Radix.Close asChild>
        <IconButton aria-label="Close">
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </Root>
  );
}

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateX(24px);
  }
`;

const Root = styled(Radix.Root)<{ $isBad: boolean }>`
  ${ground.paper}
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) 48px;
  gap: 4px 14px;
  align-items: start;
  padding: ${space.s2} 4px 18px 20px;
  border: 1px solid ${({ $isBad }) => ($isBad ? color.danger : color.line)};
  border-left: 6px solid ${({ $isBad }) => ($isBad ? color.dangerDeep : color.success)};
  border-radius: ${radius.medium};
  background: ${({ $isBad }) => ($isBad ? color.danger : color.sheet)};
  box-shadow: ${shadow.floating};
  color: ${({ $isBad }) => ($isBad ? color.onDanger : color.ink)};
  animation: ${arrive} ${duration.move} ${ease};

  > svg {
    width: 24px;
    height: 24px;
    color: ${({ $isBad }) => ($isBad ? color.onDanger : color.success)};
  }

  ${IconButton} {
    grid-area: 1 / 3;
    margin-block: -12px;
    color: ${({ $isBad }) => ($isBad ? color.onDanger : undefined)};
  }

  ${media.hover} {
    ${IconButton}:hover {
      background: ${({ $isBad }) => ($isBad ? color.dangerDeep : undefined)};
    }
  }

  &[data-swipe="move"] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe="cancel"] {
    transform: none;
    transition: transform ${duration.move} ${ease};
  }
`;

const Undo = styled(Radix.Action).attrs<ButtonStyles>({ $variant: "ghost" })`
  ${buttonStyles}
  grid-area: 2 / 2;
  justify-self: start;
  margin: 0 0 -10px -12px;
`;

const Title = styled(Radix.Title)`
  font-weight: 680;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Text = styled(Radix.Description)`
  font-size: ${fontSize.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
