import { useState } from "react";
import type { IssuedApiKey } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { TextField } from "#/console/app/components/field";
import { FieldRow, Form, getFieldProblem } from "#/console/app/components/form";
import { OneTimeSecret } from "#/console/app/components/one-time-secret";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Select } from "#/console/app/components/select";
import { CheckboxGroup } from "#/console/app/components/checkbox";
import { DesignPicker } from "#/console/app/screens/settings/keys/design-picker";
import { type Expiry, expiryChoices, getExpiresAt } from "#/console/app/screens/settings/keys/expiry";
import { type Permission, permissionChoices } from "#/console/app/screens/settings/keys/key-status";
import { useFormDraft } from "#/console/app/state/form-draft";
import { useWorkspace } from "#/console/app/state/workspace";

/** Creates an API key or handoff key and shows it once. */
export function NewKeyDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [issued, setIssued] = useState<IssuedApiKey>();
  const close = () => {
    setIssued(undefined);
    onClose();
  };
  return (
    <Dialog
      title={issued ? `Key for ${issued.name}` : "New API key"}
      isOpen={isOpen}
      onClose={close}
      isPersistent={issued !== undefined}
    >
      {issued ? (
        <OneTimeSecret label="API key" text={issued.key} note={getNote(issued)} onDone={close} />
      ) : (
        <NewKeyForm onIssued={setIssued} onClose={close} />
      )}
    </Dialog>
  );
}

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

const getNote = ({ kind, expiresAt }: IssuedApiKey) =>
  [
    "The key is shown only once. If you lose it, create another.",
    kind === "HANDOFF" ? "It gives access to one design and nothing else." : "",
    expiresAt === null ? "It does not expire." : `It expires on ${dateFormat.format(new Date(expiresAt))}.`,
  ]
    .filter(Boolean)
    .join(" ");

type KeyFormValues = {
  readonly name: string;
  readonly reach: "WORKSPACE" | "HANDOFF";
  readonly brand: string;
  readonly design: string;
  readonly permissions: readonly Permission[];
  readonly expiry: Expiry;
  readonly day: string;
};

const initialValues: KeyFormValues = {
  name: "",
  reach: "WORKSPACE",
  brand: "",
  design: "",
  permissions: ["READ"],
  expiry: "90",
  day: "",
};
const options = { inForm: true, invalidates: ["list_api_keys", "list_handoff_keys"] } as const;

/** The form for a new key: name, scope, permissions and expiry. */
function NewKeyForm({ onIssued, onClose }: { readonly onIssued: (key: IssuedApiKey) => void; readonly onClose: () => void }) {
  const { id, name: workspace } = useWorkspace();
  const { values, set, reset } = useFormDraft(`key-${id}`, initialValues);
  const key = useMutation("create_api_key", options);
  const handoff = useMutation("create_handoff_key", options);
  const [hasNoPermission, setHasNoPermission] = useState(false);
  const submit = async () => {
    const { name, reach, design, permissions, expiry, day } = values;
    const expiresAt = getExpiresAt(expiry, day);
    key.clear();
    handoff.clear();
    setHasNoPermission(permissions.length === 0);
    if (permissions.length === 0 || (reach === "HANDOFF" && design === "")) return;
    const keyInput = { name, permissions, ...(expiresAt && { expiresAt }) };
    const issued = reach === "HANDOFF" ? await handoff.run({ id: design, ...keyInput }) : await key.run({ id, ...keyInput });
    if (!issued) return;
    reset();
    onIssued(issued);
  };
  const problem =
    hasNoPermission && values.permissions.length === 0 ? "Choose at least one permission." : (key.problem ?? handoff.problem);
  const nameProblem = getFieldProblem(problem, "name", "Name");
  const expiryProblem = getFieldProblem(problem, "expiresAt", "Expiry");
  return (
    <Form
      onSubmit={submit}
      submit="Create key"
      isBusy={key.isBusy || handoff.isBusy}
      problem={nameProblem || expiryProblem ? undefined : problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="Name"
        name="key-name"
        required
        autoComplete="off"
        hint="Its purpose, such as “Build server” or “Studio Nord”"
        value={values.name}
        problem={nameProblem}
        onChange={(name) => set("name", name)}
      />
      <RadioGroup
        label="Scope"
        layout="list"
        value={values.reach}
        onChange={(reach) => set("reach", reach)}
        options={[
          { value: "WORKSPACE", label: `All of ${workspace}`, hint: "For build servers, scripts and your own agents" },
          { value: "HANDOFF", label: "One design", hint: "A handoff key for someone who works on this design elsewhere" },
        ]}
      />
      {values.reach === "HANDOFF" && (
        <DesignPicker
          brand={values.brand}
          design={values.design}
          onBrandChange={(brand) => {
            set("brand", brand);
            set("design", "");
          }}
          onDesignChange={(design) => set("design", design)}
        />
      )}
      <CheckboxGroup
        label="Permissions"
        options={permissionChoices}
        chosen={values.permissions}
        onChange={(permissions) => set("permissions", permissions)}
      />
      <FieldRow>
        <Select
          label="Expires"
          options={expiryChoices}
          value={values.expiry}
          problem={expiryProblem}
          onChange={(expiry) => set("expiry", expiry)}
        />
        {values.expiry === "date" && (
          <TextField label="Last day" type="date" required value={values.day} onChange={(day) => set("day", day)} />
        )}
      </FieldRow>
    </Form>
  );
}
