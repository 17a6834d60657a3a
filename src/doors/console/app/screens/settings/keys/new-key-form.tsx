import { useState } from "react";
import type { IssuedApiKey } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Choice } from "#/doors/console/app/parts/choice";
import { TextField } from "#/doors/console/app/parts/field";
import { FieldRow, Form, problemOf } from "#/doors/console/app/parts/form";
import { Select } from "#/doors/console/app/parts/select";
import { CheckList } from "#/doors/console/app/screens/settings/check-list";
import { DesignChoice } from "#/doors/console/app/screens/settings/keys/design-choice";
import { type Expiry, expiryChoices, expiryOf } from "#/doors/console/app/screens/settings/keys/expiry";
import { type Permission, permissionChoices } from "#/doors/console/app/screens/settings/keys/key-words";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { useWorkspace } from "#/doors/console/app/state/workspace";

type KeyFields = {
  readonly name: string;
  readonly reach: "WORKSPACE" | "HANDOFF";
  readonly brand: string;
  readonly design: string;
  readonly permissions: readonly Permission[];
  readonly expiry: Expiry;
  readonly day: string;
};

const first: KeyFields = {
  name: "",
  reach: "WORKSPACE",
  brand: "",
  design: "",
  permissions: ["READ"],
  expiry: "90",
  day: "",
};
const options = { inForm: true, refreshes: ["list_api_keys", "list_handoff_keys"] } as const;

/** What a new key is for, what it reaches, what it may do, and until when. */
export function NewKeyForm({
  onIssued,
  onClose,
}: {
  readonly onIssued: (key: IssuedApiKey) => void;
  readonly onClose: () => void;
}) {
  const { id, name: workspace } = useWorkspace();
  const { values, set, reset } = useKeptForm(`key-${id}`, first);
  const key = useChange("create_api_key", options);
  const handoff = useChange("create_handoff_key", options);
  const [missing, setMissing] = useState<string>();
  const submit = async () => {
    const { name, reach, design, permissions, expiry, day } = values;
    const expiresAt = expiryOf(expiry, day);
    key.clear();
    handoff.clear();
    const lack =
      reach === "HANDOFF" && design === ""
        ? "Choose the design that the key is to reach."
        : permissions.length === 0
          ? "Choose at least one thing that the key may do."
          : expiry === "date" && expiresAt === undefined
            ? "Choose the last day on which the key is to work."
            : undefined;
    setMissing(lack);
    if (lack) return;
    const given = { name, permissions, ...(expiresAt && { expiresAt }) };
    const issued = reach === "HANDOFF" ? await handoff.run({ id: design, ...given }) : await key.run({ id, ...given });
    if (!issued) return;
    reset();
    onIssued(issued);
  };
  const problem = missing ?? key.problem ?? handoff.problem;
  const atName = problemOf(problem, "name", "The name");
  const atEnd = problemOf(problem, "expiresAt", "The end");
  return (
    <Form
      onSubmit={submit}
      submit="Make the key"
      isBusy={key.isBusy || handoff.isBusy}
      problem={atName || atEnd ? undefined : problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="Name"
        name="key-name"
        autoComplete="off"
        hint="What it is for: “Build server”, “Studio Nord”"
        value={values.name}
        problem={atName}
        onChange={(name) => set("name", name)}
      />
      <Choice
        label="It reaches"
        layout="list"
        value={values.reach}
        onChange={(reach) => set("reach", reach)}
        options={[
          { value: "WORKSPACE", label: `All of ${workspace}`, hint: "For build servers, scripts and your own agents" },
          { value: "HANDOFF", label: "One design", hint: "A hand-off key, for somebody who works on that design outside" },
        ]}
      />
      {values.reach === "HANDOFF" && (
        <DesignChoice
          brand={values.brand}
          design={values.design}
          onBrand={(brand) => {
            set("brand", brand);
            set("design", "");
          }}
          onDesign={(design) => set("design", design)}
        />
      )}
      <CheckList
        label="It may"
        options={permissionChoices}
        chosen={values.permissions}
        onChange={(permissions) => set("permissions", permissions)}
      />
      <FieldRow>
        <Select
          label="It works for"
          options={expiryChoices}
          value={values.expiry}
          problem={atEnd}
          onChange={(expiry) => set("expiry", expiry)}
        />
        {values.expiry === "date" && (
          <TextField label="Last day" type="date" value={values.day} onChange={(day) => set("day", day)} />
        )}
      </FieldRow>
    </Form>
  );
}
