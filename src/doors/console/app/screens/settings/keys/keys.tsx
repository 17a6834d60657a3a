import { useState } from "react";
import type { ApiKey } from "#data/console-api";
import { useChange } from "#/doors/console/app/api/use-change";
import { useList } from "#/doors/console/app/api/use-list";
import { Button } from "#/doors/console/app/parts/button";
import { ConfirmDialog } from "#/doors/console/app/parts/confirm-dialog";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Tabs } from "#/doors/console/app/parts/tabs";
import { distanceOf } from "#/doors/console/app/parts/time";
import { KeyTable } from "#/doors/console/app/screens/settings/keys/key-table";
import { isWorking } from "#/doors/console/app/screens/settings/keys/key-words";
import { NewKeyDialog } from "#/doors/console/app/screens/settings/keys/new-key-dialog";
import { useQueryWord } from "#/doors/console/app/router/location";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** Keys with which programs and agents reach the workspace, or one design of it. */
export function Keys() {
  const { id, name, may } = useWorkspace();
  const keys = useList(
    "list_api_keys",
    { id, limit: 200 },
    (answer) => answer.apiKeys,
    (answer) => answer.nextCursor,
  );
  const [tab, setTab] = useQueryWord("show", "working");
  const [asked, setAsked] = useQueryWord("new");
  const [revoked, setRevoked] = useState<ApiKey>();
  const revoke = useChange("revoke_api_key", {
    inForm: true,
    says: (key) => `${key.name} does not work any more.`,
    refreshes: ["list_api_keys", "list_handoff_keys"],
  });
  const all = keys.rows?.toReversed() ?? [];
  const working = all.filter((key) => isWorking(key));
  const ended = all.filter((key) => !isWorking(key));
  const showsEnded = tab === "ended";
  const makes = may("ADMIN");
  return (
    <>
      <PageHeader
        title="API keys"
        lead={
          makes
            ? "Programs and agents call Livery with a key. No key approves, accepts or publishes: people do."
            : "Programs and agents call Livery with a key. Owners and admins make and revoke them; ask one of them for what you need."
        }
        actions={
          makes && (
            <Button variant="primary" icon="add" onClick={() => setAsked("key")}>
              New API key
            </Button>
          )
        }
      />
      <Loaded known={keys}>
        {() =>
          all.length === 0 ? (
            <EmptyState title="No keys yet">
              <p>
                A key of the workspace is for build servers, scripts and agents. A hand-off key reaches one design alone, for
                somebody who works on it outside.
              </p>
            </EmptyState>
          ) : (
            <Tabs
              label="Keys"
              selected={showsEnded ? "ended" : "working"}
              onSelect={setTab}
              tabs={[
                { id: "working", label: "Working", count: keys.more ? undefined : working.length },
                { id: "ended", label: "Revoked and expired", count: keys.more ? undefined : ended.length },
              ]}
            >
              {(showsEnded ? ended : working).length === 0 ? (
                <p className="quiet">{showsEnded ? "No key was revoked or has expired." : "No key works at the moment."}</p>
              ) : (
                <KeyTable
                  caption={`${showsEnded ? "Ended" : "Working"} keys of ${name}`}
                  keys={showsEnded ? ended : working}
                  onRevoke={setRevoked}
                />
              )}
              {keys.more && (
                <Button onClick={() => void keys.more?.()} isBusy={keys.isLoadingMore}>
                  Show newer keys
                </Button>
              )}
            </Tabs>
          )
        }
      </Loaded>
      <NewKeyDialog isOpen={makes && asked === "key"} onClose={() => setAsked("")} />
      <ConfirmDialog
        title={`Revoke ${revoked?.name}?`}
        confirm="Revoke"
        isOpen={revoked !== undefined}
        problem={revoke.problem}
        onClose={() => {
          revoke.clear();
          setRevoked(undefined);
        }}
        onConfirm={async () => (await revoke.run({ id, keyId: revoked?.id ?? "" })) !== undefined}
      >
        <p>
          Whatever uses <code>{revoked?.prefix}…</code> is refused from its next call on; it was{" "}
          {revoked?.lastUsedAt ? `used ${distanceOf(revoked.lastUsedAt)}` : "never used"}. There is no way back, only a new key.
        </p>
      </ConfirmDialog>
    </>
  );
}
