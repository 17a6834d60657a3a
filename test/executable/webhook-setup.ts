import type { WorkspaceId } from "#/model/ids";
import { join } from "node:path";
import { createId } from "#/kernel/ids";
import { loadOrCreateKey } from "#/kernel/secrets/key-file";
import { createSecretBox } from "#/kernel/secrets/secret-box";
import { type WorkspaceEventName, workspaceEvents } from "#/model/event";
import { openStore } from "#/store/open-store";
import { createSigningSecret } from "#/webhooks/signature";
import { getEngineSettings } from "#test/executable/engine-settings";
import { runLivery, startLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";
import { startReceiver } from "#test/webhooks/receiver";

/** The database and the key that servers share. */
export type SharedDatabase = { readonly url: string; readonly secretKey: Uint8Array };

/** Who owns the workspace of the setup. */
export const owner = { email: "h@people.test", password: "long enough now" };

/**
 * A data folder with a workspace, a receiver, and a way to serve the one so that it reaches the
 * other. Without a shared database, it has its own on the engine that is tested.
 */
export async function createWebhookSetup(given?: SharedDatabase, receiverAddress = "127.0.0.1") {
  const folder = createTemporaryFolder();
  const env: Record<string, string> = given
    ? { LIVERY_DATABASE_URL: given.url, LIVERY_SECRET_KEY: Buffer.from(given.secretKey).toString("base64") }
    : await getEngineSettings(folder.path);
  const { LIVERY_DATABASE_URL: url, LIVERY_SECRET_KEY: secretKey = "" } = env;
  const shared = url === undefined ? undefined : { url, secretKey: new Uint8Array(Buffer.from(secretKey, "base64")) };
  const receiver = startReceiver(() => 200, receiverAddress);
  const run = (...args: string[]) => runLivery(args, { cwd: folder.path, env });
  const initResult = await run("init", "--workspace", "Hooks", "--email", owner.email, "--password", owner.password, "--json");
  const { workspace, apiKey } = JSON.parse(initResult.out) as { workspace: { id: WorkspaceId }; apiKey: { key: string } };
  const data = join(folder.path, "livery-data");
  const secrets = createSecretBox(() => shared?.secretKey ?? loadOrCreateKey(join(data, "secret.key"), () => true));
  const location = shared
    ? { postgres: { url: shared.url, listenUrl: undefined, maxConnections: 2 } }
    : { path: join(data, "livery.sqlite") };
  const webhooks = [
    "--webhook-allow",
    `127.0.0.0/8,${receiverAddress}/32`,
    "--webhook-ca",
    receiver.caPath,
    "--webhook-retry",
    "0.2,0.4",
  ];
  return {
    folder,
    receiver,
    run,
    workspaceId: workspace.id,
    apiKey: apiKey.key,
    /** The store beside the program's own. */
    store: () => openStore(location),
    serve: (...more: string[]) =>
      startLivery(["serve", "--port", "0", "--log", "text", ...webhooks, ...more], folder.path, { env }),
    /** The same with the words that run it elsewhere, such as in a name space. */
    serveIn: (prefix: readonly string[], ...more: string[]) =>
      startLivery(["serve", "--log", "json", ...webhooks, ...more], folder.path, { env, prefix }),
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
