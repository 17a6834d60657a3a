import { useState } from "react";
import type { AuditReport, Project } from "#data/console-api";
import { expect } from "#/doors/console/app/api/answers";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useChange } from "#/doors/console/app/api/use-change";
import { Badge } from "#/doors/console/app/parts/badge";
import { Button } from "#/doors/console/app/parts/button";
import { Choice } from "#/doors/console/app/parts/choice";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { TextArea } from "#/doors/console/app/parts/field";
import { Form } from "#/doors/console/app/parts/form";
import { Loaded } from "#/doors/console/app/parts/loaded";
import type { Tone } from "#/doors/console/app/parts/notice";
import { useQueryWord } from "#/doors/console/app/router/location";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type Finding = AuditReport["findings"][number];
const tones: Readonly<Record<Finding["severity"], Tone>> = { error: "danger", warning: "warning", info: "neutral" };
const words: Readonly<Record<Finding["severity"], string>> = { error: "Error", warning: "Warning", info: "Remark" };

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
              {waived && <Waive projectId={project.id} finding={waived} onClose={() => setWaived(undefined)} />}
            </Dialog>
          </>
        );
      }}
    </Loaded>
  );
}

const countOf = (count: number, word: string) => `${count} ${count === 1 ? word : `${word}s`}`;

type FindingRowProps = { readonly finding: Finding; readonly onWaive: ((finding: Finding) => void) | undefined };

function FindingRow({ finding, onWaive }: FindingRowProps) {
  const { rule, severity, safety, subject, place, message, fix, count, waived } = finding;
  return (
    <li className="finding">
      <div className="finding-head">
        <Badge tone={waived === undefined ? tones[severity] : "neutral"}>
          {waived === undefined ? words[severity] : "Waived"}
        </Badge>
        <strong>{subject}</strong>
        {place && <code>{place}</code>}
        {count !== undefined && count > 1 && <span className="quiet">in {count} places</span>}
        <code className="finding-rule">{rule}</code>
      </div>
      <p>{message}</p>
      <p className="finding-fix">
        <span className="quiet">Mend: </span>
        {fix}
      </p>
      {waived !== undefined && <p className="quiet">It stands because: {waived}</p>}
      {safety && severity === "error" && <p className="quiet">This is a matter of safety: nobody can let it stand.</p>}
      {onWaive && (
        <div>
          <Button size="small" onClick={() => onWaive(finding)}>
            Let it stand<span className="unseen">: {message}</span>…
          </Button>
        </div>
      )}
    </li>
  );
}

type WaiveProps = { readonly projectId: string; readonly finding: Finding; readonly onClose: () => void };

function Waive({ projectId, finding, onClose }: WaiveProps) {
  const { rule, subject } = finding;
  const { values, set, reset } = useKeptForm(`waive-${projectId}-${rule}-${subject}`, {
    reason: "",
    scope: "here" as "here" | "everywhere",
  });
  const waive = useChange("waive_finding", {
    inForm: true,
    refreshes: ["get_audit", "get_design"],
    expects: ({ reason }) =>
      expect("get_audit", { id: projectId }, (report) => ({
        ...report,
        findings: report.findings.map((found) =>
          found.rule === rule && found.waived === undefined && (values.scope === "everywhere" || found.subject === subject)
            ? { ...found, waived: reason }
            : found,
        ),
      })),
    says: () => "The finding stands, with its reason beside it.",
  });
  return (
    <Form
      submit="Let it stand"
      isBusy={waive.isBusy}
      problem={waive.problem}
      onSubmit={async () => {
        const { reason, scope } = values;
        if (!(await waive.run({ id: projectId, rule, reason, ...(scope === "here" && { subject }) }))) return;
        reset();
        onClose();
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Keep it open
        </Button>
      }
    >
      <p className="finding-said">
        <strong>{subject}</strong>: {finding.message}
      </p>
      <TextArea
        label="Why it may stand"
        hint="The reason stays beside the finding in this and every later version."
        value={values.reason}
        onChange={(value) => set("reason", value)}
        maxLength={1000}
        required
      />
      <Choice
        label="For which findings"
        layout="list"
        options={[
          { value: "here", label: `Only ${subject}` },
          { value: "everywhere", label: `Every finding of ${rule}`, hint: "In this design." },
        ]}
        value={values.scope}
        onChange={(value) => set("scope", value)}
      />
    </Form>
  );
}
