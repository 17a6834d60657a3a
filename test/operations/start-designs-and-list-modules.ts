import { openApp } from "#/app";
import { readConfig } from "#/config/read-config";
import { createId } from "#/kernel/ids";
import { issueKey } from "#/model/key";
import { createRestServer } from "#/transports/rest/server";

/**
 * Previews a brief and starts designs on the data folder in its argument, as a server does, and prints
 * the source files that this process has loaded for it.
 */
const [, , folder = ""] = process.argv;
const { services, close } = await openApp(readConfig({ data: folder, log: "off" }, {}));
const { key, ...issued } = issueKey("WORKSPACE");
const createdAt = services.clock.now().toISOString();
const workspace = { id: createId("ws"), name: "Loads", slug: "loads", createdAt };
await services.store.transaction(async ({ workspaces, apiKeys }) => {
  await workspaces.insert(workspace);
  await apiKeys.insert({
    ...{ ...issued, id: createId("key"), workspaceId: workspace.id, name: "Loads", kind: "WORKSPACE", createdAt },
    ...{ permissions: ["READ", "PIPELINE"], designId: null, createdBy: null, lastUsedAt: null, expiresAt: null, revokedAt: null },
  });
});
const server = createRestServer(services, { isTrustedProxy: () => false, mounts: [] });
const post = async (path: string, body: unknown) => {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const request = new Request(`http://localhost/api/v1/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const response = await server.handle(request);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
  return JSON.parse(text);
};
await post(`workspaces/${workspace.id}/brief-preview`, { brief: { name: "One", industry: "Bakery" } });
const { design } = await post(`workspaces/${workspace.id}/designs`, { brief: { name: "One", industry: "Bakery" } });
await post(`workspaces/${workspace.id}/designs`, { brief: { name: "Two", industry: "Optician" } });
await post(`brands/${design.brandId}/designs`, { brief: { name: "One", seed: 3 } });
const root = `${process.cwd()}/`;
const modules = Object.keys(require.cache).flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []));
await close();
process.stdout.write(JSON.stringify(modules));
