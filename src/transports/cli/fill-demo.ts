import { demoBriefs } from "#data/briefs";
import { printStatus } from "#/transports/cli/output";
import { generateBase62 } from "#/kernel/base62";
import { dispatch } from "#/operations/dispatch";
import type { Operation } from "#/operations/operation";
import type { Services } from "#/operations/services";
import { generate } from "#/operations/projects/generate";
import { initWorkspace } from "#/operations/workspaces/init-workspace";

const email = "demo@livery.example";

/**
 * Creates the demo's workspace and brands where they are missing. Returns lines to print: the
 * sign-in and API key, on the first start only.
 */
export async function fillDemo(services: Services): Promise<string[]> {
  const { store } = services;
  const runAsAdministrator = async (operation: Operation, input: Record<string, unknown>) =>
    (
      await dispatch(
        operation,
        { ...services, caller: { kind: "administrator" }, address: null, requestId: null },
        { input: () => input },
      )
    ).value;
  const lines: string[] = [];
  if ((await store.workspaces.listAll()).length === 0) {
    const password = generateBase62(16);
    const created = (await runAsAdministrator(initWorkspace, { workspace: "Livery Demo", email, password })) as {
      apiKey: { key: string };
    };
    lines.push(`Sign-in      ${email} / ${password}`, `API key      ${created.apiKey.key}`, "");
  }
  const [workspace] = await store.workspaces.listAll();
  if (!workspace) throw new Error("the demo has no workspace");
  for (const brief of demoBriefs) {
    if ((await store.brands.listByName(workspace.id, brief.name)).length > 0) continue;
    const startedMs = performance.now();
    await runAsAdministrator(generate, { brief, workspace: workspace.slug, approve: true, publish: true });
    printStatus(`Designed and published ${brief.name} in ${Math.round(performance.now() - startedMs)} ms.`);
  }
  return lines;
}
