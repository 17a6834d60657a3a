import { useState } from "react";
import type { SigningKey } from "#data/console-api";
import { useList } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { Dialog } from "#/console/app/components/dialog";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Section } from "#/console/app/components/section";
import { NewSigningKeyDialog } from "#/console/app/screens/settings/workspace/new-signing-key-dialog";
import { PublicKey } from "#/console/app/screens/settings/workspace/public-key";
import { SigningKeyTable } from "#/console/app/screens/settings/workspace/signing-key-table";
import { useQueryParam } from "#/console/app/router/location";
import { useWorkspace } from "#/console/app/state/workspace";

/** The keys that sign the workspace's bundles. Owners create and revoke them. */
export function SigningKeys() {
  const { id, name, hasRole } = useWorkspace();
  const keys = useList(
    "list_signing_keys",
    { id, limit: 200 },
    (page) => page.signingKeys,
    (page) => page.nextCursor,
  );
  const [newParam, setNewParam] = useQueryParam("new");
  const [shown, setShown] = useState<SigningKey>();
  const [revoked, setRevoked] = useState<SigningKey>();
  const revoke = useMutation("revoke_signing_key", {
    inForm: true,
    successMessage: (key) => `${key.name} is revoked.`,
    invalidates: ["list_signing_keys"],
  });
  const isOwner = hasRole("OWNER");
  return (
    <Section
      title="Signing keys"
      lead="Receivers check with the public key that a bundle is from you and unchanged. The newest active key signs."
      actions={
        isOwner && (
          <Button icon="add" onClick={() => setNewParam("signing-key")}>
            New signing key
          </Button>
        )
      }
    >
      <QueryBoundary query={keys}>
        {() =>
          keys.rows === undefined || keys.rows.length === 0 ? (
            <p className="quiet">No signing keys yet. Bundles are not signed.</p>
          ) : (
            <SigningKeyTable
              caption={`Signing keys of ${name}`}
              keys={keys.rows.toReversed()}
              onShow={setShown}
              onRevoke={isOwner ? setRevoked : undefined}
            />
          )
        }
      </QueryBoundary>
      {keys.loadMore && (
        <Button onClick={() => void keys.loadMore?.()} isBusy={keys.isLoadingMore}>
          Show newer keys
        </Button>
      )}
      <NewSigningKeyDialog isOpen={isOwner && newParam === "signing-key"} onClose={() => setNewParam("")} />
      <Dialog title={`Public key of ${shown?.name}`} isOpen={shown !== undefined} onClose={() => setShown(undefined)}>
        {shown && <PublicKey signingKey={shown} />}
      </Dialog>
      <ConfirmDialog
        title={`Revoke ${revoked?.name}?`}
        confirm="Revoke"
        isOpen={revoked !== undefined}
        problem={revoke.problem}
        onClose={() => {
          revoke.clear();
          setRevoked(undefined);
        }}
        onConfirm={async () => (await revoke.run({ id, signingKeyId: revoked?.id ?? "" })) !== undefined}
      >
        <p>
          Livery no longer signs with <code>{revoked?.fingerprint}</code>. Its signatures stay valid for those who trust it, so
          tell them. You cannot undo this, but you can create a new key.
        </p>
      </ConfirmDialog>
    </Section>
  );
}
