import { useState } from "react";
import type { ApiKey, DesignDetails, IssuedApiKey } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { useList } from "#/doors/console/app/api/use-list";
import { Badge } from "#/doors/console/app/parts/badge";
import { Button } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { Dialog } from "#/doors/console/app/parts/dialog";
import { TextField } from "#/doors/console/app/parts/field";
import { Form } from "#/doors/console/app/parts/form";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Section } from "#/doors/console/app/parts/section";
import { Select } from "#/doors/console/app/parts/select";
import { ShownOnce } from "#/doors/console/app/parts/shown-once";
import { Table } from "#/doors/console/app/parts/table";
import { Time } from "#/doors/console/app/parts/time";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
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
            <p className="quiet">No key was given out for this design.</p>
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
        <Issue design={design} onClose={() => setIssuing(false)} />
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

const spans = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "never", label: "Never" },
] as const;

function Issue({ design, onClose }: { readonly design: DesignDetails; readonly onClose: () => void }) {
  const [issued, setIssued] = useState<IssuedApiKey>();
  const { values, set, reset } = useKeptForm(`handoff-key-${design.id}`, {
    name: "",
    span: "90" as (typeof spans)[number]["value"],
  });
  const create = useChange("create_handoff_key", { inForm: true, refreshes: ["list_handoff_keys", "list_api_keys"] });
  if (issued)
    return (
      <ShownOnce
        label="hand-off key"
        text={issued.key}
        note={`This key for ${issued.name} is shown now and never again. Send it to them in a safe way.`}
        onDone={onClose}
      />
    );
  return (
    <Form
      submit="Give out"
      isBusy={create.isBusy}
      problem={create.problem}
      onSubmit={async () => {
        const { name, span } = values;
        const until = span === "never" ? undefined : new Date(Date.now() + Number(span) * 86_400_000).toISOString();
        const made = await create.run({ id: design.id, name, ...(until !== undefined && { expiresAt: until }) });
        if (!made) return;
        reset();
        setIssued(made);
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="For whom"
        hint="A person, a studio or an agent. It stands in the list and in the audit log."
        value={values.name}
        onChange={(value) => set("name", value)}
        maxLength={80}
        required
        autoComplete="off"
      />
      <Select label="It ends" options={spans} value={values.span} onChange={(value) => set("span", value)} />
    </Form>
  );
}
