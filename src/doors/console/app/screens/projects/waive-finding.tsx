import { expect } from "#/doors/console/app/api/answers";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Choice } from "#/doors/console/app/parts/choice";
import { TextArea } from "#/doors/console/app/parts/field";
import { Form } from "#/doors/console/app/parts/form";
import type { Finding } from "#/doors/console/app/screens/projects/finding-row";
import { useKeptForm } from "#/doors/console/app/state/kept-form";

type WaiveFindingProps = { readonly projectId: string; readonly finding: Finding; readonly onClose: () => void };

/** Asks why a finding may stand, and for what. */
export function WaiveFinding({ projectId, finding, onClose }: WaiveFindingProps) {
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
