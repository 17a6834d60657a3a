import { useState } from "react";
import type { IssuedInvitation } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { Button } from "#/doors/console/app/parts/button";
import { Choice } from "#/doors/console/app/parts/choice";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { TextField } from "#/doors/console/app/parts/field";
import { Form, problemOf } from "#/doors/console/app/parts/form";
import { ShownOnce } from "#/doors/console/app/parts/shown-once";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { type Role, roleWords, useWorkspace } from "#/doors/console/app/state/workspace";

const hints: Readonly<Record<Role, string>> = {
  OWNER: "Everything, other owners and the workspace itself included",
  ADMIN: "Approves, publishes, and manages members, keys and webhooks",
  MEMBER: "Creates and edits brands and runs projects",
};

/** Invites somebody: who and as what, then the link to hand over. */
export function InviteDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [issued, setIssued] = useState<IssuedInvitation>();
  const close = () => {
    setIssued(undefined);
    onClose();
  };
  return (
    <Dialog
      title={issued ? `Hand this link to ${issued.email}` : "Invite somebody"}
      isOpen={isOpen}
      onClose={close}
      isFirm={issued !== undefined}
    >
      {issued ? (
        <ShownOnce
          label="invitation link"
          text={issued.url}
          note={`It is shown this once and works once, for seven days. ${issued.email} joins as ${roleWords[issued.role].toLowerCase()}.`}
          onDone={close}
        />
      ) : (
        <Details onIssued={setIssued} onClose={close} />
      )}
    </Dialog>
  );
}

function Details({ onIssued, onClose }: { readonly onIssued: (issued: IssuedInvitation) => void; readonly onClose: () => void }) {
  const { id, role } = useWorkspace();
  const first: { email: string; role: Role } = { email: "", role: "MEMBER" };
  const { values, set, reset } = useKeptForm(`invite-${id}`, first);
  const { run, isBusy, problem } = useChange("create_invitation", { inForm: true, refreshes: ["list_invitations"] });
  const submit = async () => {
    const issued = await run({ id, ...values });
    if (!issued) return;
    reset();
    onIssued(issued);
  };
  const atEmail = problemOf(problem, "email", "The address");
  const offered = (["MEMBER", "ADMIN", "OWNER"] as const).filter((value) => value !== "OWNER" || role === "OWNER");
  return (
    <Form
      onSubmit={submit}
      submit="Make the link"
      isBusy={isBusy}
      problem={atEmail ? undefined : problem}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="E-mail address"
        name="invitee"
        type="email"
        autoComplete="off"
        value={values.email}
        problem={atEmail}
        onChange={(email) => set("email", email)}
      />
      <Choice
        label="Role"
        layout="list"
        value={values.role}
        onChange={(next) => set("role", next)}
        options={offered.map((value) => ({ value, label: roleWords[value], hint: hints[value] }))}
      />
    </Form>
  );
}
