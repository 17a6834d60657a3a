import type { ReactNode } from "react";
import { Button } from "#/console/app/components/button";

type AdjustedControlProps = {
  /** Name of the value, as the control's label says it. */
  readonly label: string;
  /** Whether it was changed by hand. */
  readonly isChanged: boolean;
  /** Takes the value back that it has without the change. */
  readonly onReset: () => void;
  readonly children: ReactNode;
};

/**
 * A control of the editor. It shows whether its value was changed by hand and can be reset alone.
 */
export const AdjustedControl = ({ label, isChanged, onReset, children }: AdjustedControlProps) => (
  <div className={isChanged ? "adjusted adjusted-changed" : "adjusted"}>
    {children}
    {isChanged && (
      <p className="adjusted-state">
        <span>Changed</span>
        <Button variant="quiet" size="small" onClick={onReset} aria-label={`Reset ${label.toLowerCase()}`}>
          Reset
        </Button>
      </p>
    )}
  </div>
);
