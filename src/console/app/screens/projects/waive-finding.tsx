import { updateOptimistically } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { RadioGroup } from "#/console/app/components/radio-group";
import { TextArea } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import type { Finding } from "#/console/app/screens/projects/finding-row";
import { useFormDraft } from "#/console/app/state/form-draft";

type WaiveFindingProps = { readonly projectId: string; readonly finding: Finding; readonly onClose: () => void };

/** Asks for a reason and a scope to waive a finding. */
export function WaiveFinding({ projectId, finding, onClose }: WaiveFindingProps) {
  const { rule, subject } = finding;
  const { values, set, reset } = useFormDraft(`waive-${projectId}-${rule}-${subject}`, {
    reason: "",
    scope: "here" as "here" | "everywhere",
  });
  const waive = useMutation("waive_finding", {
    inForm: true,
    invalidates: ["get_audit", "get_design"],
    applyOptimistically: ({ reason }) =>
      updateOptimistically("get_audit", { id: projectId }, (report) => ({
        ...report,
        findings: report.findings.map((other) =>
          other.rule === rule && other.waived === undefined && (values.scope === "everywhere" || other.subject === subject)
            ? { ...other, waived: reason }
            : other,
        ),
      })),
    successMessage: () => "The finding is waived.",
  });
  return (
    <Form
      submit="Waive"
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
          Cancel
        </Button>
      }
    >
      <p className="finding-said">
        <strong>{subject}</strong>: {finding.message}
      </p>
      <TextArea
        label="Reason"
        hint="The reason stays with the finding until the next audit."
        value={values.reason}
        onChange={(value) => set("reason", value)}
        maxLength={1000}
        required
      />
      <RadioGroup
        label="Scope"
        layout="list"
        options={[
          { value: "here", label: `Only ${subject}` },
          { value: "everywhere", label: `All findings of ${rule}`, hint: "In this design." },
        ]}
        value={values.scope}
        onChange={(value) => set("scope", value)}
      />
    </Form>
  );
}
