import { useState } from "react";
import type { Project } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { Choice } from "#/doors/console/app/parts/choice";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { useQueryWord } from "#/doors/console/app/router/location";
import { type Finding, FindingRow } from "#/doors/console/app/screens/projects/finding-row";
import { WaiveFinding } from "#/doors/console/app/screens/projects/waive-finding";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** What the coherence audit found, each with its exact mend, and the way to let a finding stand with a reason. */
export function AuditTab({ project }: { readonly project: Project }) {
  const audit = useAnswer("get_audit", { id: project.id });
  const { may } = useWorkspace();
  const [shown, setShown] = useQueryWord("findings", "open");
  const [waived, setWaived] = useState<Finding>();
  const canWaive = may("ADMIN") && project.state === "DESIGN_REVIEW";
  return (
    <Loaded known={audit}>
      {({ findings, counts, rules }) => {
        const open = findings.filter((finding) => finding.waived === undefined);
        const list = shown === "all" ? findings : open;
        return (
          <>
            <div className="audit-bar">
              <p>
                {open.length === 0
                  ? "Nothing is open"
                  : `${countOf(counts.error, "error")}, ${countOf(counts.warning, "warning")}, ${countOf(counts.info, "remark")}`}
                <span className="quiet"> by {rules.length} rules</span>
              </p>
              {findings.length > open.length && (
                <Choice
                  label="Which findings"
                  hidesLabel
                  options={[
                    { value: "open", label: `Open ${open.length}` },
                    { value: "all", label: `All ${findings.length}` },
                  ]}
                  value={shown === "all" ? "all" : "open"}
                  onChange={setShown}
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
    </Loaded>
  );
}

const countOf = (count: number, word: string) => `${count} ${count === 1 ? word : `${word}s`}`;
