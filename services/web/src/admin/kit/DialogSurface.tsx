import { styled } from "styled-components";
import { color, font, layer, media, radius, shadow, space } from "../../theme";
import { ground } from "../../ui/ground";

/** The surface of every dialog; on phones a sheet at the bottom. */
export const DialogSurface = styled.div`
  ${ground.paper}
  position: fixed;
  z-index: ${layer.dialog};
  left: 50%;
  top: 50%;
  transform: translate(-50%, -50%);
  display: flex;
  flex-direction: column;
  width: min(640px, calc(100vw - 48px));
  max-height: calc(100dvh - 48px);
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.floating};

  > form {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }

  ${media.upToPhone} {
    inset: auto 0 0;
    transform: none;
    width: auto;
    max-height: max(80dvh, 100dvh - 120px); /* a toast fits above it */
    border-radius: 20px 20px 0 0;
  }
`;

export const DialogHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 20px 20px 12px ${space.s4};

  ${media.upToPhone} {
    padding: ${space.s2} 12px ${space.s1} 20px;
  }
`;

export const DialogTitle = styled.h2`
  font-family: ${font.serif};
  font-size: 1.625rem;
  line-height: 1.3;
`;

export const DialogBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: ${space.s1} ${space.s4} 28px;
  overflow: auto;
  overscroll-behavior: contain;

  ${media.upToPhone} {
    padding: 4px 20px 20px;
  }
`;

export const DialogFoot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  padding: ${space.s2} ${space.s4} 20px;
  border-top: 1px solid ${color.line};

  ${media.upToPhone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding: 12px 20px calc(20px + env(safe-area-inset-bottom));

    > * {
      padding-inline: 10px;
    }
  }
`;
