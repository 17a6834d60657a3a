import { useState } from "react";
import type { IssuedInvitation } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Dialog } from "#/console/app/components/dialog";
import { TextField } from "#/console/app/components/field";
import { Form, getFieldProblem } from "#/console/app/components/form";
import { OneTimeSecret } from "#/console/app/components/one-time-secret";
import { useFormDraft } from "#/console/app/state/form-draft";
import { type Role, roleLabels, useWorkspace } from "#/console/app/state/workspace";

const roleHints: Readonly<Record<Role, string>> = {
  OWNER: "Full access, including owners and the workspace itself",
  ADMIN: "Approves and publishes designs; manages members, keys and webhooks",
  MEMBER: "Creates and edits brands and runs projects",
};

/** Invites a person by email address and role, then shows the link to send. */
export function InviteDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [issued, setIssued] = useState<IssuedInvitation>();
  const close = () => {
    setIssued(undefined);
    onClose();
  };
  return (
    <Dialog
      title={issued ? `Send this link to ${issued.email}` : "Invite a member"}
      isOpen={isOpen}
      onClose={close}
      isPersistent={issued !== undefined}
    >
      {issued ? (
        <OneTimeSecret
          label="invitation link"
          text={issued.url}
          note={[
            "The link is shown only once. It works once and expires after seven days.",
            `${issued.email} joins as ${roleLabels[issued.role].toLowerCase()}.`,
          ].join(" ")}
          onDone={close}
        />
      ) : (
        <InviteForm onIssued={setIssued} onClose={close} />
      )}
    </Dialog>
  );
}

function InviteForm({
  onIssued,
  onClose,
}: {
  readonly onIssued: (issued: IssuedInvitation) => void;
  readonly onClose: () => void;
}) {
  const { id, role } = useWorkspace();
  const initialValues: { email: string; role: Role } = { email: "", role: "MEMBER" };
  const { values, set, reset } = useFormDraft(`invite-${id}`, initialValues);
  const { run, isBusy, problem } = useMutation("create_invitation", { inForm: true, invalidates: ["list_invitations"] });
  const submit = async () => {
    const issued = await run({ id, ...values });
    if (!issued) return;
    reset();
    onIssued(issued);
  };
  const emailProblem = getFieldProblem(problem, "email", "Email address");
  const offeredRoles = (["MEMBER", "ADMIN", "OWNER"] as const).filter((value) => value !== "OWNER" || role === "OWNER");
  return (
    <Form
      onSubmit={submit}
      submit="Create link"
      isBusy={isBusy}
      problem={emailProblem ? undefined : problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="Email address"
        name="invitee"
        type="email"
        required
        autoComplete="off"
        value={values.email}
        problem={emailProblem}
        onChange={(email) => set("email", email)}
      />
      <RadioGroup
        label="Role"
        layout="list"
        value={values.role}
        onChange={(next) => set("role", next)}
        options={offeredRoles.map((value) => ({ value, label: roleLabels[value], hint: roleHints[value] }))}
      />
    </Form>
  );
}
