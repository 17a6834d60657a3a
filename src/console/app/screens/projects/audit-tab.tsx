import { useState } from "react";
import type { Project } from "#data/console-api";
import { useQuery } from "#/console/app/api/use-query";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Dialog } from "#/console/app/components/dialog";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { useQueryParam } from "#/console/app/router/location";
import { type Finding, FindingRow } from "#/console/app/screens/projects/finding-row";
import { WaiveFinding } from "#/console/app/screens/projects/waive-finding";
import { useWorkspace } from "#/console/app/state/workspace";

/** What the coherence audit found, each with its exact mend, and the way to let a finding stand with a reason. */
export function AuditTab({ project }: { readonly project: Project }) {
  const audit = useQuery("get_audit", { id: project.id });
  const { may } = useWorkspace();
  const [filter, setFilter] = useQueryParam("findings", "open");
  const [waived, setWaived] = useState<Finding>();
  const canWaive = may("ADMIN") && project.state === "DESIGN_REVIEW";
  return (
    <QueryBoundary query={audit}>
      {({ findings, counts, rules }) => {
        const open = findings.filter((finding) => finding.waived === undefined);
        const list = filter === "all" ? findings : open;
        return (
          <>
            <div className="audit-bar">
              <p>
                {open.length === 0
                  ? "Nothing is open"
                  : `${formatCount(counts.error, "error")}, ${formatCount(counts.warning, "warning")}, ${formatCount(counts.info, "remark")}`}
                <span className="quiet"> by {rules.length} rules</span>
              </p>
              {findings.length > open.length && (
                <RadioGroup
                  label="Which findings"
                  hidesLabel
                  options={[
                    { value: "open", label: `Open ${open.length}` },
                    { value: "all", label: `All ${findings.length}` },
                  ]}
                  value={filter === "all" ? "all" : "open"}
                  onChange={setFilter}
                />
              )}
            </div>
            {list.length === 0 ? (
              <EmptyState title="Nothing to mend">
                <p>
                  Every rule holds for tokens, components and pages. Errors would keep the design from being approved; there are
                  none.
                </p>
              </EmptyState>
            ) : (
              <ul className="finding-list">
                {list.map((finding) => (
                  <FindingRow
                    key={`${finding.rule} ${finding.subject} ${finding.place ?? ""} ${finding.message}`}
                    finding={finding}
                    onWaive={
                      canWaive && finding.waived === undefined && !(finding.safety && finding.severity === "error")
                        ? setWaived
                        : undefined
                    }
                  />
                ))}
              </ul>
            )}
            <Dialog title="Let this finding stand?" isOpen={waived !== undefined} onClose={() => setWaived(undefined)}>
              {waived && <WaiveFinding projectId={project.id} finding={waived} onClose={() => setWaived(undefined)} />}
            </Dialog>
          </>
        );
      }}
    </QueryBoundary>
  );
}

const formatCount = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;
