import { useState } from "react";
import type { Invitation } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useList } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Section } from "#/console/app/components/section";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { roleLabels, useWorkspace } from "#/console/app/state/workspace";

/** Invitations that can still be accepted. */
export function Invitations() {
  const { id, name, role, hasRole } = useWorkspace();
  const invitations = useList(
    "list_invitations",
    { id },
    (page) => page.invitations,
    (page) => page.nextCursor,
  );
  const [revoked, setRevoked] = useState<Invitation>();
  const revoke = useMutation("revoke_invitation", {
    inForm: true,
    successMessage: () => `The invitation for ${revoked?.email} is revoked.`,
    invalidates: ["list_invitations"],
  });
  const canRevoke = (invitation: Invitation) => hasRole("ADMIN") && (role === "OWNER" || invitation.role !== "OWNER");
  return (
    <Section
      title="Pending invitations"
      lead="Livery sends no email. Send the link yourself; it works once and expires after seven days."
    >
      <QueryBoundary query={invitations}>
        {() =>
          invitations.rows?.length === 0 ? (
            <p className="quiet">No pending invitations.</p>
          ) : (
            <Table
              caption={`Pending invitations to ${name}`}
              rows={invitations.rows ?? []}
              getRowKey={(invitation) => invitation.id}
              columns={[
                { id: "email", label: "Email address", isName: true, cell: ({ email }) => email },
                { id: "role", label: "Role", cell: (invitation) => roleLabels[invitation.role] },
                { id: "ends", label: "Expires", cell: ({ expiresAt }) => <Time at={expiresAt} /> },
                {
                  id: "actions",
                  label: "Actions",
                  hidesLabel: true,
                  align: "end",
                  cell: (invitation) =>
                    canRevoke(invitation) && (
                      <Button
                        size="small"
                        onClick={() => setRevoked(invitation)}
                        aria-label={`Revoke the invitation for ${invitation.email}`}
                      >
                        Revoke
                      </Button>
                    ),
                },
              ]}
              foot={
                invitations.loadMore && (
                  <Button onClick={() => void invitations.loadMore?.()} isBusy={invitations.isLoadingMore}>
                    Show more invitations
                  </Button>
                )
              }
            />
          )
        }
      </QueryBoundary>
      <ConfirmDialog
        title={`Revoke the invitation for ${revoked?.email}?`}
        confirm="Revoke"
        isOpen={revoked !== undefined}
        problem={revoke.problem}
        onClose={() => {
          revoke.clear();
          setRevoked(undefined);
        }}
        onConfirm={async () => (await revoke.run({ id, invitationId: revoked?.id ?? "" })) !== undefined}
      >
        <p>The link stops working immediately.</p>
      </ConfirmDialog>
    </Section>
  );
}
