import { useState } from "react";
import type { SigningKey } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { Dialog } from "#/console/app/components/dialog";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { PublicKey } from "#/console/app/screens/settings/workspace/public-key";
import { useWorkspace } from "#/console/app/state/workspace";

/** Creates a signing key and shows its public key. */
export function NewSigningKeyDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [created, setCreated] = useState<SigningKey>();
  const close = () => {
    setCreated(undefined);
    onClose();
  };
  return (
    <Dialog title={created ? `Public key of ${created.name}` : "New signing key"} isOpen={isOpen} onClose={close}>
      {created ? <PublicKey signingKey={created} /> : <NewSigningKeyForm onCreated={setCreated} onClose={close} />}
    </Dialog>
  );
}

type NewSigningKeyFormProps = { readonly onCreated: (key: SigningKey) => void; readonly onClose: () => void };

function NewSigningKeyForm({ onCreated, onClose }: NewSigningKeyFormProps) {
  const { id } = useWorkspace();
  const [name, setName] = useState("");
  const create = useMutation("create_signing_key", { inForm: true, invalidates: ["list_signing_keys"] });
  const submit = async () => {
    const key = await create.run({ id, name });
    if (key) onCreated(key);
  };
  const nameProblem = getFieldProblem(create.problem, "name", "Name");
  return (
    <Form
      onSubmit={submit}
      submit="Create key"
      isBusy={create.isBusy}
      problem={nameProblem ? undefined : create.problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="Name"
        name="signing-key-name"
        required
        autoComplete="off"
        hint="What it signs, such as “Releases”. The private key never leaves Livery."
        value={name}
        problem={nameProblem}
        onChange={setName}
      />
    </Form>
  );
}
