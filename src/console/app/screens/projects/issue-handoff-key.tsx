import { useState } from "react";
import type { DesignDetails, IssuedApiKey } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { TextField } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import { Select } from "#/console/app/components/select";
import { OneTimeSecret } from "#/console/app/components/one-time-secret";
import { useFormDraft } from "#/console/app/state/form-draft";

const expiryOptions = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "never", label: "Never" },
] as const;

/** Creates a handoff key and shows it once. */
export function IssueHandoffKey({ design, onClose }: { readonly design: DesignDetails; readonly onClose: () => void }) {
  const [issued, setIssued] = useState<IssuedApiKey>();
  const { values, set, reset } = useFormDraft(`handoff-key-${design.id}`, {
    name: "",
    span: "90" as (typeof expiryOptions)[number]["value"],
  });
  const create = useMutation("create_handoff_key", { inForm: true, invalidates: ["list_handoff_keys", "list_api_keys"] });
  if (issued)
    return (
      <OneTimeSecret
        label="handoff key"
        text={issued.key}
        note={`The key for ${issued.name} is shown only once. Send it to them through a secure channel.`}
        onDone={onClose}
      />
    );
  return (
    <Form
      submit="Create handoff key"
      isBusy={create.isBusy}
      problem={create.problem}
      onSubmit={async () => {
        const { name, span } = values;
        const expiresAt = span === "never" ? undefined : new Date(Date.now() + Number(span) * 86_400_000).toISOString();
        const created = await create.run({ id: design.id, name, ...(expiresAt !== undefined && { expiresAt: expiresAt }) });
        if (!created) return;
        reset();
        setIssued(created);
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="Name"
        hint="A person, studio or agent. The name appears in the list and in the audit log."
        value={values.name}
        onChange={(value) => set("name", value)}
        maxLength={80}
        required
        autoComplete="off"
      />
      <Select label="Expires" options={expiryOptions} value={values.span} onChange={(value) => set("span", value)} />
    </Form>
  );
}
