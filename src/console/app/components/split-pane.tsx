import type { ReactNode } from "react";

type SplitPaneProps = {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** `even` for two of a kind side by side, `aside` for a thing and what is said of it. */
  readonly share?: "even" | "aside" | undefined;
  /** Whether the second stays in view while the first scrolls. */
  readonly isSticky?: boolean | undefined;
};

/** Two things side by side where there is room, else one after the other. */
export function SplitPane({ first, second, share = "even", isSticky = false }: SplitPaneProps) {
  return (
    <div className={`split-pane split-${share}`}>
      <div>{first}</div>
      <div className={isSticky ? "split-sticky" : undefined}>{second}</div>
    </div>
  );
}
