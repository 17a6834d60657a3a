import { useState } from "react";
import type { ApiKey, DesignDetails } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useList } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { Dialog } from "#/console/app/components/dialog";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Section } from "#/console/app/components/section";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { IssueHandoffKey } from "#/console/app/screens/projects/issue-handoff-key";
import { useWorkspace } from "#/console/app/state/workspace";
import { KeyExpiry } from "#/console/app/screens/settings/keys/key-status";

/** The keys that reach only this design, with ways to create and revoke them. */
export function HandoffKeys({ design }: { readonly design: DesignDetails }) {
  const { id: workspaceId, hasRole } = useWorkspace();
  const keys = useList(
    "list_handoff_keys",
    { id: design.id },
    (page) => page.apiKeys,
    (page) => page.nextCursor,
  );
  const [isIssuing, setIssuing] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  const revoke = useMutation("revoke_api_key", {
    inForm: true,
    invalidates: ["list_handoff_keys", "list_api_keys"],
    successMessage: ({ name }) => `${name} is revoked.`,
  });
  const canIssue = hasRole("ADMIN") && design.status !== "ARCHIVED";
  return (
    <Section
      title="Handoff keys"
      lead={
        hasRole("ADMIN")
          ? "For people and agents who work on this design elsewhere. A handoff key reads this design and sends work back. " +
            "It cannot access anything else."
          : "For people and agents who work on this design elsewhere. Owners and admins create them."
      }
      actions={
        canIssue && (
          <Button icon="key" onClick={() => setIssuing(true)}>
            Create handoff key
          </Button>
        )
      }
    >
      <QueryBoundary query={keys}>
        {() =>
          keys.rows?.length === 0 ? (
            <p className="quiet handoff-none">No handoff keys yet.</p>
          ) : (
            <Table
              caption="Handoff keys"
              rows={keys.rows ?? []}
              getRowKey={({ id }) => id}
              columns={[
                { id: "name", label: "Name", isName: true, cell: ({ name }) => name },
                { id: "prefix", label: "Prefix", cell: ({ prefix }) => <code>{prefix}</code> },
                { id: "used", label: "Last used", cell: ({ lastUsedAt }) => (lastUsedAt ? <Time at={lastUsedAt} /> : "Never") },
                { id: "expires", label: "Expires", cell: (key) => <KeyExpiry apiKey={key} /> },
                {
                  id: "actions",
                  label: "Actions",
                  hidesLabel: true,
                  cell: (key) =>
                    hasRole("ADMIN") &&
                    key.revokedAt === null && (
                      <Button size="small" variant="quiet" onClick={() => setRevoked(key)} aria-label={`Revoke ${key.name}`}>
                        Revoke
                      </Button>
                    ),
                },
              ]}
              foot={
                keys.loadMore && (
                  <Button onClick={() => void keys.loadMore?.()} isBusy={keys.isLoadingMore}>
                    Show more keys
                  </Button>
                )
              }
            />
          )
        }
      </QueryBoundary>
      <Dialog title="Create handoff key" isOpen={isIssuing} onClose={() => setIssuing(false)} isPersistent>
        <IssueHandoffKey design={design} onClose={() => setIssuing(false)} />
      </Dialog>
      <ConfirmDialog
        title={`Revoke ${revoked?.name}?`}
        confirm="Revoke"
        isOpen={revoked !== undefined}
        onClose={() => {
          setRevoked(undefined);
          revoke.clear();
        }}
        onConfirm={async () => revoked !== undefined && (await revoke.run({ id: workspaceId, keyId: revoked.id })) !== undefined}
        problem={revoke.problem}
      >
        <p>The key stops working immediately. You cannot undo this, but you can create another key.</p>
      </ConfirmDialog>
    </Section>
  );
}
