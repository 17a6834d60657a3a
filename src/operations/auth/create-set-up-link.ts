import { issueLink } from "#/operations/auth/issue-link";
import type { Services } from "#/operations/services";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { liveryActor } from "#/model/caller";

/**
 * Creates a one-time link for creating the first workspace and its owner, and returns the line to
 * print. The link is valid for an hour; earlier links stop working. Undefined if a workspace
 * exists.
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
  return `No workspace exists yet. Open this link within an hour to create it: ${url}`;
}
