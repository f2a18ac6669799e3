import Image from "lucide-react/icons/image";
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { color } from "../../theme";
import { hasFailed } from "../../late/early";

type PictureProps = Omit<ComponentPropsWithoutRef<"img">, "src" | "alt"> & {
  src: string;
  alt: string;
};

/** An image, or a drawn placeholder of the same shape if it is missing or fails. */
export function PictureWithFallback({ src, alt, className, ...rest }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (hasFailed(image.current)) setFailedSrc(src);
  }, [src]);

  if (src === "" || src === failedSrc) {
    return (
      <Placeholder
        className={className}
        {...(alt === "" ? {} : { role: "img", "aria-label": alt })}
      >
        <Image aria-hidden />
      </Placeholder>
    );
  }
  return (
    <img
      {...rest}
      ref={image}
      className={className}
      src={src}
      alt={alt}
      onError={() => {
        setFailedSrc(src);
      }}
    />
  );
}

const Placeholder = styled.span`
  display: grid;
  place-items: center;
  background: linear-gradient(${color.paperDeep}, ${color.green100});
  color: ${color.green600};

  svg {
    width: 40px;
    height: 40px;
    stroke-width: 1.4;
  }
`;
