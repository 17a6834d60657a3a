import type { WorkspaceId } from "#/model/ids";
import { join } from "node:path";
import { createId } from "#/kernel/ids";
import { loadOrCreateKey } from "#/kernel/secrets/key-file";
import { createSecretBox } from "#/kernel/secrets/secret-box";
import { type WorkspaceEventName, workspaceEvents } from "#/model/event";
import { openSqlite } from "#/store/drivers/sqlite";
import { createStore } from "#/store/store";
import { createSigningSecret } from "#/webhooks/signature";
import { runLivery, startLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";
import { startReceiver } from "#test/webhooks/receiver";

/**
 * A data folder with a workspace, a receiver, and a way to serve the one so that it reaches the
 * other.
 */
export async function createWebhookSetup() {
  const folder = createTemporaryFolder();
  const receiver = startReceiver();
  const run = (...args: string[]) => runLivery(args, { cwd: folder.path });
  const initResult = await run(
    "init",
    "--workspace",
    "Hooks",
    "--email",
    "h@people.test",
    "--password",
    "long enough now",
    "--json",
  );
  const { workspace } = JSON.parse(initResult.out) as { workspace: { id: WorkspaceId } };
  const data = join(folder.path, "livery-data");
  const secrets = createSecretBox(() => loadOrCreateKey(join(data, "secret.key"), () => true));
  const webhooks = ["--webhook-allow", "127.0.0.0/8", "--webhook-ca", receiver.caPath, "--webhook-retry", "0.2,0.4"];
  return {
    folder,
    receiver,
    run,
    workspaceId: workspace.id,
    /** The store beside the program's own. */
    store: () => createStore(openSqlite(join(data, "livery.sqlite"))),
    serve: (...more: string[]) => startLivery(["serve", "--port", "0", "--log", "text", ...webhooks, ...more], folder.path),
    endpoint(path: string, events: readonly WorkspaceEventName[] = workspaceEvents) {
      const id = createId("whe");
      const at = new Date().toISOString();
      return {
        id,
        workspaceId: workspace.id,
        url: receiver.url(path),
        description: null,
        events,
        status: "ENABLED",
        secret: secrets.seal(createSigningSecret(), id),
        previousSecret: null,
        previousSecretUntilMs: null,
        createdBy: null,
        createdAt: at,
        updatedAt: at,
        lastSuccessAt: null,
        failingSince: null,
        pausedAt: null,
        pausedReason: null,
      } as const;
    },
    async remove() {
      await receiver.stop();
      folder.remove();
    },
  };
}
