import type { ReactNode } from "react";

type SplitPaneProps = {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** `even` for two equal panes, `aside` for content and a narrower side pane. */
  readonly share?: "even" | "aside" | undefined;
  /** Keeps the second pane in view while the first one scrolls. */
  readonly isSticky?: boolean | undefined;
};

/** Two panes side by side, or stacked where there is no room. */
export function SplitPane({ first, second, share = "even", isSticky = false }: SplitPaneProps) {
  return (
    <div className={`split-pane split-${share}`}>
      <div>{first}</div>
      <div className={isSticky ? "split-sticky" : undefined}>{second}</div>
    </div>
  );
}
