import { formats } from "@ridgeline/contract/formats";
import Camera from "lucide-react/icons/camera";
import { type RefObject, useEffect, useState } from "react";
import { useField } from "react-final-form";
import { styled } from "styled-components";
import { radius } from "../../theme";
import { Button } from "../../ui/Button";
import { PictureWithFallback } from "./PictureWithFallback";

const PAUSE_MS = 400;

type PhotoFrameProps = {
  /** The field with the picture's address. */
  name: string;
  about: string;
  /** Width to height of the frame on the page: "4 / 3". "auto": the picture's own. */
  aspect: string;
  width: string;
  busyText: string | undefined;
  opener: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
};

/** The picture as its frame on the page shows it, or a placeholder, with its button. Half-typed addresses are not requested. */
export function PhotoFrame(props: PhotoFrameProps) {
  const { name, about, aspect, width, busyText, opener, onOpen } = props;
  const { input } = useField<string>(name, { subscription: { value: true } });
  const isEmpty = input.value === "";
  const url = useDebounced(input.value.trim());
  const src = formats["image-url"](url) ? url : "";
  return (
    <Frame $isEmpty={isEmpty} $width={width}>
      <Picture src={src} alt="" $aspect={src === "" && aspect === "auto" ? "3 / 2" : aspect} />
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

/** The text once it has stayed the same for a moment. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
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

const Picture = styled(PictureWithFallback)<{ $aspect: string }>`
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $aspect }) => $aspect};
  object-fit: ${({ $aspect }) => ($aspect === "auto" ? "contain" : "cover")};
  max-height: ${({ $aspect }) => ($aspect === "auto" ? "240px" : "none")};
`;
