import { useState } from "react";
import type { ApiKey, DesignDetails } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useList } from "#/console/app/api/use-list";
import { Badge } from "#/console/app/components/badge";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { Dialog } from "#/console/app/components/dialog";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Section } from "#/console/app/components/section";
import { Table } from "#/console/app/components/table";
import { Time } from "#/console/app/components/time";
import { IssueHandoffKey } from "#/console/app/screens/projects/issue-handoff-key";
import { useWorkspace } from "#/console/app/state/workspace";

/** The keys that reach one design alone: who has one, since when, and how to give or take one. */
export function HandoffKeys({ design }: { readonly design: DesignDetails }) {
  const { id: workspaceId, may } = useWorkspace();
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
    successMessage: ({ name }) => `${name} does not work any more.`,
  });
  const canIssue = may("ADMIN") && design.status !== "ARCHIVED";
  return (
    <Section
      title="Hand-off keys"
      lead={
        may("ADMIN")
          ? "A key for whoever works on this design outside. It reads this design, sends work back, and reaches nothing else."
          : "Keys for whoever works on this design outside. An owner or an admin of the workspace gives them out."
      }
      actions={
        canIssue && (
          <Button icon="key" onClick={() => setIssuing(true)}>
            Give out a key
          </Button>
        )
      }
    >
      <QueryBoundary query={keys}>
        {() =>
          keys.rows?.length === 0 ? (
            <p className="quiet handoff-none">No key was given out for this design.</p>
          ) : (
            <Table
              caption="Hand-off keys"
              rows={keys.rows ?? []}
              getRowKey={({ id }) => id}
              columns={[
                { id: "name", label: "For", isName: true, cell: ({ name }) => name },
                { id: "prefix", label: "Begins with", cell: ({ prefix }) => <code>{prefix}</code> },
                { id: "used", label: "Last used", cell: ({ lastUsedAt }) => (lastUsedAt ? <Time at={lastUsedAt} /> : "Never") },
                { id: "state", label: "State", cell: (key) => <KeyState apiKey={key} /> },
                {
                  id: "deeds",
                  label: "Actions",
                  hidesLabel: true,
                  cell: (key) =>
                    may("ADMIN") &&
                    key.revokedAt === null && (
                      <Button size="small" variant="quiet" onClick={() => setRevoked(key)} aria-label={`Revoke ${key.name}`}>
                        Revoke
                      </Button>
                    ),
                },
              ]}
              foot={
                keys.more && (
                  <Button onClick={() => void keys.more?.()} isBusy={keys.isLoadingMore}>
                    Show more keys
                  </Button>
                )
              }
            />
          )
        }
      </QueryBoundary>
      <Dialog title="Give out a hand-off key" isOpen={isIssuing} onClose={() => setIssuing(false)} isPersistent>
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
        <p>Whoever uses it is refused from the next call on. A revoked key cannot be used again; give out a new one instead.</p>
      </ConfirmDialog>
    </Section>
  );
}

function KeyState({ apiKey: { revokedAt, expiresAt } }: { readonly apiKey: ApiKey }) {
  if (revokedAt) return <Badge tone="danger">Revoked</Badge>;
  if (!expiresAt) return <Badge tone="success">Works</Badge>;
  if (Date.parse(expiresAt) < Date.now()) return <Badge tone="danger">Expired</Badge>;
  return (
    <span>
      Works, ends <Time at={expiresAt} />
    </span>
  );
}
