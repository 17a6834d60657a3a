import { asc, eq } from "drizzle-orm";
import type { Workspace } from "#/model/workspace";
import type { Queries } from "#/store/driver";
import { workspaces } from "#/store/tables";

export const workspaceRepository = (queries: Queries) => ({
  async byId(id: string): Promise<Workspace | undefined> {
    return (await queries.select().from(workspaces).where(eq(workspaces.id, id)))[0];
  },
  async bySlug(slug: string): Promise<Workspace | undefined> {
    return (await queries.select().from(workspaces).where(eq(workspaces.slug, slug)))[0];
  },
  /** Every workspace, oldest first. */
  async all(): Promise<readonly Workspace[]> {
    return await queries.select().from(workspaces).orderBy(asc(workspaces.id));
  },
  async rename(id: string, name: string): Promise<void> {
    await queries.update(workspaces).set({ name }).where(eq(workspaces.id, id));
  },
  async insert(workspace: Workspace): Promise<void> {
    await queries.insert(workspaces).values(workspace);
  },
});
