import type { ReactNode } from "react";

/** Its content fades in when it comes onto the screen (islands/reveal.ts). */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div data-reveal="" className={className}>
      {children}
    </div>
  );
}
