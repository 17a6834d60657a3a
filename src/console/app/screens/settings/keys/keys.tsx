import { useState } from "react";
import type { ApiKey } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useList } from "#/console/app/api/use-list";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { Tabs } from "#/console/app/components/tabs";
import { formatRelativeTime } from "#/console/app/components/time";
import { KeyTable } from "#/console/app/screens/settings/keys/key-table";
import { isKeyActive } from "#/console/app/screens/settings/keys/key-permissions";
import { NewKeyDialog } from "#/console/app/screens/settings/keys/new-key-dialog";
import { useQueryParam } from "#/console/app/router/location";
import { useWorkspace } from "#/console/app/state/workspace";

/** Keys with which programs and agents reach the workspace, or one design of it. */
export function Keys() {
  const { id, name, may } = useWorkspace();
  const keys = useList(
    "list_api_keys",
    { id, limit: 200 },
    (page) => page.apiKeys,
    (page) => page.nextCursor,
  );
  const [tab, setTab] = useQueryParam("show", "working");
  const [newParam, setNewParam] = useQueryParam("new");
  const [revoked, setRevoked] = useState<ApiKey>();
  const revoke = useMutation("revoke_api_key", {
    inForm: true,
    successMessage: (key) => `${key.name} does not work any more.`,
    invalidates: ["list_api_keys", "list_handoff_keys"],
  });
  const allKeys = keys.rows?.toReversed() ?? [];
  const activeKeys = allKeys.filter((key) => isKeyActive(key));
  const endedKeys = allKeys.filter((key) => !isKeyActive(key));
  const showsEnded = tab === "ended";
  const canCreate = may("ADMIN");
  return (
    <>
      <PageHeader
        title="API keys"
        lead={
          canCreate
            ? "Programs and agents call Livery with a key. No key approves, accepts or publishes: people do."
            : "Programs and agents call Livery with a key. Owners and admins make and revoke them; ask one of them for what you need."
        }
        actions={
          canCreate && (
            <Button variant="primary" icon="add" onClick={() => setNewParam("key")}>
              New API key
            </Button>
          )
        }
      />
      <QueryBoundary query={keys}>
        {() =>
          allKeys.length === 0 ? (
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
                { id: "working", label: "Working", count: keys.more ? undefined : activeKeys.length },
                { id: "ended", label: "Revoked and expired", count: keys.more ? undefined : endedKeys.length },
              ]}
            >
              {(showsEnded ? endedKeys : activeKeys).length === 0 ? (
                <p className="quiet">{showsEnded ? "No key was revoked or has expired." : "No key works at the moment."}</p>
              ) : (
                <KeyTable
                  caption={`${showsEnded ? "Ended" : "Working"} keys of ${name}`}
                  keys={showsEnded ? endedKeys : activeKeys}
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
      </QueryBoundary>
      <NewKeyDialog isOpen={canCreate && newParam === "key"} onClose={() => setNewParam("")} />
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
          {revoked?.lastUsedAt ? `used ${formatRelativeTime(revoked.lastUsedAt)}` : "never used"}. There is no way back, only a
          new key.
        </p>
      </ConfirmDialog>
    </>
  );
}
