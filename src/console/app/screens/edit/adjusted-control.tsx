import type { ReactNode } from "react";
import { getTarget, type ListedAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { AuditChangeList } from "#/console/app/screens/edit/audit-change-list";
import type { CheckedEdits } from "#/console/app/screens/edit/panel";
import { ResetButton } from "#/console/app/screens/edit/reset-button";

type AdjustedControlProps = {
  /** Name of the value, as the control's label says it. */
  readonly label: string;
  readonly edits: CheckedEdits;
  /** The edit by hand that changed its value; absent where there is none. */
  readonly adjustment: ListedAdjustment | undefined;
  readonly children: ReactNode;
};

/**
 * A control of the editor. It shows whether its value was changed by hand, which audit findings
 * came and went with that, and can be reset alone.
 */
export const AdjustedControl = ({ label, edits, adjustment, children }: AdjustedControlProps) => (
  <div className={adjustment ? "adjusted adjusted-changed" : "adjusted"}>
    {children}
    {adjustment && (
      <>
        <p className="adjusted-state">
          <span>Changed</span>
          <ResetButton label={label} onReset={() => edits.reset(adjustment)} />
        </p>
        <AuditChangeList change={edits.check.ofTarget(getTarget(adjustment))} edits={edits} />
      </>
    )}
  </div>
);
