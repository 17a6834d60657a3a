import { useState } from "react";
import type { ApiKey } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { useList } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { PageHeader } from "#/console/app/components/page-header";
import { Tabs } from "#/console/app/components/tabs";
import { formatRelativeTime } from "#/console/app/components/time";
import { ConnectedClients } from "#/console/app/screens/settings/keys/connected-clients";
import { KeyTable } from "#/console/app/screens/settings/keys/key-table";
import { isKeyActive } from "#/console/app/screens/settings/keys/key-status";
import { NewKeyDialog } from "#/console/app/screens/settings/keys/new-key-dialog";
import { useQueryParam } from "#/console/app/router/location";
import { useWorkspace } from "#/console/app/state/workspace";

/** API keys of the workspace, handoff keys of its designs, and the remote clients that are connected. */
export function Keys() {
  const { id, name, hasRole } = useWorkspace();
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
    successMessage: (key) => `${key.name} is revoked.`,
    invalidates: ["list_api_keys", "list_handoff_keys"],
  });
  const allKeys = keys.rows?.toReversed() ?? [];
  const activeKeys = allKeys.filter((key) => isKeyActive(key));
  const endedKeys = allKeys.filter((key) => !isKeyActive(key));
  const selectedTab = tab === "ended" || tab === "clients" ? tab : "working";
  const shownKeys = selectedTab === "ended" ? endedKeys : activeKeys;
  const canCreate = hasRole("ADMIN");
  return (
    <>
      <PageHeader
        title="API keys"
        lead={
          canCreate
            ? "Programs and agents use keys to call Livery. Keys cannot approve, accept or publish."
            : "Programs and agents use keys to call Livery. Owners and admins create and revoke them. Ask one of them if you need a key."
        }
        actions={
          canCreate && (
            <Button variant="primary" icon="add" onClick={() => setNewParam("key")}>
              New API key
            </Button>
          )
        }
      />
      <Tabs
        label="Keys and clients"
        selected={selectedTab}
        onSelect={setTab}
        tabs={[
          { id: "working", label: "Active", count: keys.loadMore ? undefined : activeKeys.length },
          { id: "ended", label: "Revoked and expired", count: keys.loadMore ? undefined : endedKeys.length },
          { id: "clients", label: "Connected clients" },
        ]}
      >
        {selectedTab === "clients" ? (
          <ConnectedClients />
        ) : (
          <QueryBoundary query={keys}>
            {() =>
              allKeys.length === 0 ? (
                <EmptyState title="No keys yet">
                  <p>
                    Use a workspace key for build servers, scripts and agents. A handoff key gives someone outside access to a
                    single design.
                  </p>
                </EmptyState>
              ) : (
                <>
                  {shownKeys.length === 0 ? (
                    <p className="quiet">{selectedTab === "ended" ? "No revoked or expired keys." : "No active keys."}</p>
                  ) : (
                    <KeyTable
                      caption={`${selectedTab === "ended" ? "Revoked and expired" : "Active"} keys of ${name}`}
                      keys={shownKeys}
                      onRevoke={setRevoked}
                    />
                  )}
                  {keys.loadMore && (
                    <Button onClick={() => void keys.loadMore?.()} isBusy={keys.isLoadingMore}>
                      Show newer keys
                    </Button>
                  )}
                </>
              )
            }
          </QueryBoundary>
        )}
      </Tabs>
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
          Programs that use <code>{revoked?.prefix}…</code> stop working immediately. The key was{" "}
          {revoked?.lastUsedAt ? `used ${formatRelativeTime(revoked.lastUsedAt)}` : "never used"}. You cannot undo this, but you
          can create a new key.
        </p>
      </ConfirmDialog>
    </>
  );
}
