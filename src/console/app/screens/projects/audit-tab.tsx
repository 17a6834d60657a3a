import { useState } from "react";
import type { Project } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Dialog } from "#/console/app/components/dialog";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { useQueryParam } from "#/console/app/router/location";
import { type Finding, FindingRow } from "#/console/app/screens/projects/finding-row";
import { useApplyFix } from "#/console/app/screens/projects/use-apply-fix";
import { WaiveFinding } from "#/console/app/screens/projects/waive-finding";
import { useWorkspace } from "#/console/app/state/workspace";
import { pluralize } from "#/console/app/components/format";

/**
 * The findings of the coherence audit with their fixes, and a way to waive a finding with a reason.
 */
export function AuditTab({ project }: { readonly project: Project }) {
  const audit = useQuery("get_audit", { id: project.id });
  const { hasRole } = useWorkspace();
  const [filter, setFilter] = useQueryParam("findings", "open");
  const [waived, setWaived] = useState<Finding>();
  const { applyFixes, isBusy } = useApplyFix(project.designId);
  const canEdit = hasRole("MEMBER") && project.state === "DESIGN_REVIEW";
  const canWaive = hasRole("ADMIN") && project.state === "DESIGN_REVIEW";
  return (
    <QueryBoundary query={audit}>
      {({ findings, counts, rules }) => {
        const open = findings.filter((finding) => finding.waived === undefined);
        const fixable = canEdit ? open.filter(({ adjustments = [] }) => adjustments.length > 0) : [];
        const list = filter === "all" ? findings : open;
        return (
          <>
            <div className="audit-bar">
              <p>
                {open.length === 0
                  ? "No open findings"
                  : `${pluralize(counts.error, "error")}, ${pluralize(counts.warning, "warning")}, ${counts.info} info`}
                <span className="quiet"> from {rules.length} rules</span>
              </p>
              {findings.length > open.length && (
                <RadioGroup
                  label="Findings"
                  hidesLabel
                  options={[
                    { value: "open", label: `Open ${open.length}` },
                    { value: "all", label: `All ${findings.length}` },
                  ]}
                  value={filter === "all" ? "all" : "open"}
                  onChange={setFilter}
                />
              )}
              {fixable.length > 1 && (
                <Button size="small" isBusy={isBusy} onClick={() => void applyFixes(fixable)}>
                  Use all {fixable.length} nearest values
                </Button>
              )}
            </div>
            {list.length === 0 ? (
              <EmptyState title="No findings">
                <p>Tokens, components and pages follow every rule. Nothing blocks approval.</p>
              </EmptyState>
            ) : (
              <ul className="finding-list">
                {list.map((finding) => (
                  <FindingRow
                    key={`${finding.rule} ${finding.subject} ${finding.place ?? ""} ${finding.message}`}
                    finding={finding}
                    isBusy={isBusy}
                    onApply={fixable.includes(finding) ? (fixed) => void applyFixes([fixed]) : undefined}
                    onWaive={
                      canWaive && finding.waived === undefined && !(finding.safety && finding.severity === "error")
                        ? setWaived
                        : undefined
                    }
                  />
                ))}
              </ul>
            )}
            <Dialog title="Waive this finding?" isOpen={waived !== undefined} onClose={() => setWaived(undefined)}>
              {waived && <WaiveFinding projectId={project.id} finding={waived} onClose={() => setWaived(undefined)} />}
            </Dialog>
          </>
        );
      }}
    </QueryBoundary>
  );
}
