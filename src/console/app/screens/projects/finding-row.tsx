import type { AuditReport } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";
import { Button } from "#/console/app/components/button";
import type { Tone } from "#/console/app/components/notice";

export type Finding = AuditReport["findings"][number];

const severityTones: Readonly<Record<Finding["severity"], Tone>> = { error: "danger", warning: "warning", info: "neutral" };
const severityLabels: Readonly<Record<Finding["severity"], string>> = { error: "Error", warning: "Warning", info: "Info" };

type FindingRowProps = {
  readonly finding: Finding;
  readonly isBusy: boolean;
  readonly onApply: ((finding: Finding) => void) | undefined;
  readonly onWaive: ((finding: Finding) => void) | undefined;
  /** What else there is to say, after the fix. */
  readonly note?: string | undefined;
};

/** The values that fix a finding, such as `#0a5c4d`. */
const listValues = ({ adjustments = [] }: Finding) => [
  ...new Set(adjustments.flatMap((adjustment) => (adjustment.kind === "color-role" ? [adjustment.value] : []))),
];

/** A finding with its fix. `onApply` is set if its values can be taken, `onWaive` if it can be waived. */
export function FindingRow({ finding, isBusy, onApply, onWaive, note }: FindingRowProps) {
  const { rule, severity, safety, subject, place, message, fix, count, waived } = finding;
  return (
    <li className="finding">
      <div className="finding-head">
        <Badge tone={waived === undefined ? severityTones[severity] : "neutral"}>
          {waived === undefined ? severityLabels[severity] : "Waived"}
        </Badge>
        <strong>{subject}</strong>
        {place && <code>{place}</code>}
        {count !== undefined && count > 1 && <span className="quiet">in {count} places</span>}
        <code className="finding-rule">{rule}</code>
      </div>
      <p>{message}</p>
      <p className="finding-fix">
        <span className="quiet">Fix: </span>
        {fix}
      </p>
      {note !== undefined && <p className="quiet">{note}</p>}
      {waived !== undefined && <p className="quiet">Waived: {waived}</p>}
      {safety && severity === "error" && <p className="quiet">Safety findings cannot be waived.</p>}
      {(onApply || onWaive) && (
        <div className="finding-actions">
          {onApply && (
            <Button size="small" isBusy={isBusy} onClick={() => onApply(finding)}>
              Use {listValues(finding).join(" and ")}
              <span className="unseen"> for {subject}</span>
            </Button>
          )}
          {onWaive && (
            <Button size="small" onClick={() => onWaive(finding)}>
              Waive<span className="unseen">: {message}</span>…
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
