import { issueLink } from "#/operations/auth/issue-link";
import type { Services } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { liveryActor } from "#/model/caller";

/**
 * A line with a one-time link, good for an hour, with which the first workspace and its owner are
 * made; earlier ones stop working. Undefined where there is a workspace already.
 */
export async function createSetUpLink(
  services: Pick<Services, "store" | "contents" | "clock" | "baseUrl">,
): Promise<string | undefined> {
  if ((await services.store.workspaces.listAll()).length > 0) return undefined;
  const { link, url } = issueLink(services, "SETUP", {});
  await runUnitOfWork({ ...services, by: liveryActor }, async ({ repositories: { oneTimeLinks } }) => {
    await oneTimeLinks.removeByKind("SETUP");
    await oneTimeLinks.insert(link);
  });
  return `There is no workspace yet. Make the first within an hour: ${url}`;
}
