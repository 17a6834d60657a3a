import { useState } from "react";
import type { ApiKey, DesignDetails } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { useList } from "#/doors/console/app/api/use-list";
import { Badge } from "#/doors/console/app/parts/badge";
import { Button } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Section } from "#/doors/console/app/parts/section";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { IssueHandoffKey } from "#/doors/console/app/screens/projects/issue-handoff-key";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** The keys that reach one design alone: who has one, since when, and how to give or take one. */
export function HandoffKeys({ design }: { readonly design: DesignDetails }) {
  const { id: workspaceId, may } = useWorkspace();
  const keys = useList(
    "list_handoff_keys",
    { id: design.id },
    (answer) => answer.apiKeys,
    (answer) => answer.nextCursor,
  );
  const [isIssuing, setIssuing] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  const revoke = useChange("revoke_api_key", {
    inForm: true,
    refreshes: ["list_handoff_keys", "list_api_keys"],
    says: ({ name }) => `${name} does not work any more.`,
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
      <Loaded known={keys}>
        {() =>
          keys.rows?.length === 0 ? (
            <p className="quiet handoff-none">No key was given out for this design.</p>
          ) : (
            <Table
              caption="Hand-off keys"
              rows={keys.rows ?? []}
              keyOf={({ id }) => id}
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
      </Loaded>
      <Dialog title="Give out a hand-off key" isOpen={isIssuing} onClose={() => setIssuing(false)} isFirm>
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
