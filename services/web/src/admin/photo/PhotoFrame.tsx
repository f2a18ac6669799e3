import Camera from "lucide-react/icons/camera";
import type { RefObject } from "react";
import { styled } from "styled-components";
import { radius } from "../../theme";
import { Button } from "../../ui/controls/Button";
import { ImagePreview } from "./ImagePreview";

type PhotoFrameProps = {
  name: string;
  about: string;
  aspect: string;
  width: string;
  isEmpty: boolean;
  busyText: string | undefined;
  opener: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
};

/** The picture as its frame on the page shows it, with its button. */
export function PhotoFrame(props: PhotoFrameProps) {
  const { name, about, aspect, width, isEmpty, busyText, opener, onOpen } = props;
  return (
    <Frame $isEmpty={isEmpty} $width={width}>
      <ImagePreview name={name} aspect={aspect} />
      <Button
        ref={opener}
        variant="line"
        aria-label={busyText === undefined ? nameButton(!isEmpty, about) : undefined}
        busyText={busyText}
        onClick={onOpen}
      >
        <Camera aria-hidden size={20} />
        {isEmpty ? "Add a photo" : "Replace"}
      </Button>
    </Frame>
  );
}

/** The button's own text is enough where it is the only one. */
function nameButton(hasPhoto: boolean, about: string): string | undefined {
  if (about !== "") return `${hasPhoto ? "Replace" : "Add a photo"}: ${about}`;
  return hasPhoto ? "Replace photo" : undefined;
}

const Frame = styled.div<{ $isEmpty: boolean; $width: string }>`
  position: relative;
  display: grid;
  width: min(${({ $width }) => $width}, 100%);
  overflow: hidden;
  border-radius: ${radius.medium};

  button {
    position: absolute;
    right: ${({ $isEmpty }) => ($isEmpty ? "50%" : "12px")};
    bottom: ${({ $isEmpty }) => ($isEmpty ? "14%" : "12px")};
    translate: ${({ $isEmpty }) => ($isEmpty ? "50%" : "none")};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
