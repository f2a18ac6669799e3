import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { color, fontSize, space } from "../../theme";

/**
 * Says why a picture is missing: the owner's pages load pictures only from sites that pictures in use came from when the page
 * was loaded (services/api/src/features/documents/allowPictures.ts).
 */
export function BlockedNote({ src }: { src: string }) {
  const isBlocked = useIsBlocked(src);
  return (
    <PhotoNote role="status">
      {isBlocked &&
        "This picture is on a website that is new here: you see it once it is saved and the page is reloaded."}
    </PhotoNote>
  );
}

function useIsBlocked(src: string): boolean {
  const [blocked, setBlocked] = useState<string>();
  useEffect(() => {
    const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const isThis = URL.canParse(src) && new URL(src).href === blockedURI;
      if (effectiveDirective === "img-src" && isThis) setBlocked(src);
    };
    document.addEventListener("securitypolicyviolation", note);
    return () => {
      document.removeEventListener("securitypolicyviolation", note);
    };
  }, [src]);
  return blocked === src;
}

/** A line below the picture. */
export const PhotoNote = styled.p`
  margin-top: ${space.s1};
  color: ${color.muted};
  font-size: ${fontSize.small};

  &:empty {
    display: none;
  }
`;
