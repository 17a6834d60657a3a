import { useState } from "react";
import type { Invitation } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Section } from "#/doors/console/app/parts/section";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { roleWords, useWorkspace } from "#/doors/console/app/state/workspace";

/** Invitations that can still be accepted. */
export function Invitations() {
  const { id, name, role, may } = useWorkspace();
  const invitations = useList(
    "list_invitations",
    { id },
    (answer) => answer.invitations,
    (answer) => answer.nextCursor,
  );
  const [taken, setTaken] = useState<Invitation>();
  const revoke = useChange("revoke_invitation", {
    inForm: true,
    says: () => `The invitation of ${taken?.email} does not work any more.`,
    refreshes: ["list_invitations"],
  });
  const mayRevoke = (invitation: Invitation) => may("ADMIN") && (role === "OWNER" || invitation.role !== "OWNER");
  return (
    <Section
      title="Open invitations"
      lead="No mail is sent. Whoever makes an invitation hands its link over; it works once, for seven days."
    >
      <Loaded known={invitations}>
        {() =>
          invitations.rows?.length === 0 ? (
            <p className="quiet">Nobody is invited at the moment.</p>
          ) : (
            <Table
              caption={`Open invitations to ${name}`}
              rows={invitations.rows ?? []}
              keyOf={(invitation) => invitation.id}
              columns={[
                { id: "email", label: "E-mail address", isName: true, cell: ({ email }) => email },
                { id: "role", label: "Role", cell: (invitation) => roleWords[invitation.role] },
                { id: "ends", label: "Ends", cell: ({ expiresAt }) => <Time at={expiresAt} /> },
                {
                  id: "deeds",
                  label: "Actions",
                  hidesLabel: true,
                  align: "end",
                  cell: (invitation) =>
                    mayRevoke(invitation) && (
                      <Button
                        size="small"
                        onClick={() => setTaken(invitation)}
                        aria-label={`Take back the invitation of ${invitation.email}`}
                      >
                        Take back
                      </Button>
                    ),
                },
              ]}
              foot={
                invitations.more && (
                  <Button onClick={() => void invitations.more?.()} isBusy={invitations.isLoadingMore}>
                    Show more invitations
                  </Button>
                )
              }
            />
          )
        }
      </Loaded>
      <ConfirmDialog
        title={`Take back the invitation of ${taken?.email}?`}
        confirm="Take it back"
        isOpen={taken !== undefined}
        problem={revoke.problem}
        onClose={() => {
          revoke.clear();
          setTaken(undefined);
        }}
        onConfirm={async () => (await revoke.run({ id, invitationId: taken?.id ?? "" })) !== undefined}
      >
        <p>The link that was handed over stops working at once.</p>
      </ConfirmDialog>
    </Section>
  );
}
