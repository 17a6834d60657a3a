import type { ReactNode } from "react";

type EmptyStateProps = {
  /** What is missing, as a short sentence: “No brands yet”. */
  readonly title: string;
  /** What it is good for and how to create one. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** Shown in place of an empty list. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <h2>{title}</h2>
      <div className="prose">{children}</div>
      {action && <div className="empty-action">{action}</div>}
    </div>
  );
}
