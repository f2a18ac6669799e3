import { formats } from "@ridgeline/contract/formats";
import { useEffect, useState } from "react";
import { useField } from "react-final-form";
import { styled } from "styled-components";
import { PictureWithFallback } from "../../ui/text/PictureWithFallback";

const PAUSE_MS = 400;

/** The picture at the typed address, or a placeholder; half-typed addresses are not requested. */
export function ImagePreview() {
  const { input } = useField<string>("imageUrl", { subscription: { value: true } });
  const url = useSettled(input.value.trim(), PAUSE_MS);
  return <Picture src={formats["image-url"](url) ? url : ""} alt="" width={800} height={600} />;
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

const Picture = styled(PictureWithFallback)`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
`;
