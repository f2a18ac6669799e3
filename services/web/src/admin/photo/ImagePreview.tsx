import { formats } from "@ridgeline/contract/formats";
import { useEffect, useState } from "react";
import { useField } from "react-final-form";
import { styled } from "styled-components";
import { PictureWithFallback } from "../../ui/text/PictureWithFallback";

const PAUSE_MS = 400;

type ImagePreviewProps = {
  /** The field with the picture's address. */
  name: string;
  /** Width to height of the frame on the page: "4 / 3". "auto": the picture's own. */
  aspect: string;
};

/** The picture at the typed address as its frame shows it, or a placeholder; half-typed addresses are not requested. */
export function ImagePreview({ name, aspect }: ImagePreviewProps) {
  const { input } = useField<string>(name, { subscription: { value: true } });
  const url = useSettled(input.value.trim(), PAUSE_MS);
  const src = formats["image-url"](url) ? url : "";
  return <Picture src={src} alt="" $aspect={src === "" && aspect === "auto" ? "3 / 2" : aspect} />;
}

/** The value once it has stayed the same for `pauseMs`. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, pauseMs]);
  return settled;
}

const Picture = styled(PictureWithFallback)<{ $aspect: string }>`
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $aspect }) => $aspect};
  object-fit: ${({ $aspect }) => ($aspect === "auto" ? "contain" : "cover")};
  max-height: ${({ $aspect }) => ($aspect === "auto" ? "240px" : "none")};
`;
