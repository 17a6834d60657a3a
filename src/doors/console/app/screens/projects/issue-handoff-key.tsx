import { useState } from "react";
import type { DesignDetails, IssuedApiKey } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { TextField } from "#/doors/console/app/parts/field";
import { Form } from "#/doors/console/app/parts/form";
import { Select } from "#/doors/console/app/parts/select";
import { ShownOnce } from "#/doors/console/app/parts/shown-once";
import { useKeptForm } from "#/doors/console/app/state/kept-form";

const spans = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "never", label: "Never" },
] as const;

/** Makes a hand-off key and shows it, once. */
export function IssueHandoffKey({ design, onClose }: { readonly design: DesignDetails; readonly onClose: () => void }) {
  const [issued, setIssued] = useState<IssuedApiKey>();
  const { values, set, reset } = useKeptForm(`handoff-key-${design.id}`, {
    name: "",
    span: "90" as (typeof spans)[number]["value"],
  });
  const create = useChange("create_handoff_key", { inForm: true, refreshes: ["list_handoff_keys", "list_api_keys"] });
  if (issued)
    return (
      <ShownOnce
        label="hand-off key"
        text={issued.key}
        note={`This key for ${issued.name} is shown now and never again. Send it to them in a safe way.`}
        onDone={onClose}
      />
    );
  return (
    <Form
      submit="Give out"
      isBusy={create.isBusy}
      problem={create.problem}
      onSubmit={async () => {
        const { name, span } = values;
        const until = span === "never" ? undefined : new Date(Date.now() + Number(span) * 86_400_000).toISOString();
        const made = await create.run({ id: design.id, name, ...(until !== undefined && { expiresAt: until }) });
        if (!made) return;
        reset();
        setIssued(made);
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="For whom"
        hint="A person, a studio or an agent. It stands in the list and in the audit log."
        value={values.name}
        onChange={(value) => set("name", value)}
        maxLength={80}
        required
        autoComplete="off"
      />
      <Select label="It ends" options={spans} value={values.span} onChange={(value) => set("span", value)} />
    </Form>
  );
}
