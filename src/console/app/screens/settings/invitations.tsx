import { useState } from "react";
import type { Invitation } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useList } from "#/console/app/api/use-list";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Section } from "#/console/app/components/section";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { roleLabels, useWorkspace } from "#/console/app/state/workspace";

/** Invitations that can still be accepted. */
export function Invitations() {
  const { id, name, role, may } = useWorkspace();
  const invitations = useList(
    "list_invitations",
    { id },
    (page) => page.invitations,
    (page) => page.nextCursor,
  );
  const [revoked, setRevoked] = useState<Invitation>();
  const revoke = useMutation("revoke_invitation", {
    inForm: true,
    successMessage: () => `The invitation of ${revoked?.email} does not work any more.`,
    invalidates: ["list_invitations"],
  });
  const canRevoke = (invitation: Invitation) => may("ADMIN") && (role === "OWNER" || invitation.role !== "OWNER");
  return (
    <Section
      title="Open invitations"
      lead="No mail is sent. Whoever makes an invitation hands its link over; it works once, for seven days."
    >
      <QueryBoundary query={invitations}>
        {() =>
          invitations.rows?.length === 0 ? (
            <p className="quiet">Nobody is invited at the moment.</p>
          ) : (
            <Table
              caption={`Open invitations to ${name}`}
              rows={invitations.rows ?? []}
              getRowKey={(invitation) => invitation.id}
              columns={[
                { id: "email", label: "E-mail address", isName: true, cell: ({ email }) => email },
                { id: "role", label: "Role", cell: (invitation) => roleLabels[invitation.role] },
                { id: "ends", label: "Ends", cell: ({ expiresAt }) => <Time at={expiresAt} /> },
                {
                  id: "deeds",
                  label: "Actions",
                  hidesLabel: true,
                  align: "end",
                  cell: (invitation) =>
                    canRevoke(invitation) && (
                      <Button
                        size="small"
                        onClick={() => setRevoked(invitation)}
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
      </QueryBoundary>
      <ConfirmDialog
        title={`Take back the invitation of ${revoked?.email}?`}
        confirm="Take it back"
        isOpen={revoked !== undefined}
        problem={revoke.problem}
        onClose={() => {
          revoke.clear();
          setRevoked(undefined);
        }}
        onConfirm={async () => (await revoke.run({ id, invitationId: revoked?.id ?? "" })) !== undefined}
      >
        <p>The link that was handed over stops working at once.</p>
      </ConfirmDialog>
    </Section>
  );
}
