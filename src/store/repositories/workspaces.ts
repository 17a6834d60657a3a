import type { WorkspaceId } from "#/model/ids";
import { eq, inArray } from "drizzle-orm";
import type { Workspace } from "#/model/workspace";
import type { Queries } from "#/store/driver";
import { oldestFirst } from "#/store/sequence";
import * as tables from "#/store/tables";

const { workspaces, projects, systems } = tables;

/**
 * The tables with rows of a workspace, each before those that it refers to. New tables with a
 * workspace id must be added here.
 */
export const workspaceTables = [
  tables.oneTimeLinks,
  tables.events,
  tables.deliveries,
  tables.subscriptions,
  tables.webhookEndpoints,
  tables.apiKeys,
  tables.signingKeys,
  tables.oauthGrants,
  tables.externalArtifacts,
  tables.editProposals,
  tables.discardedStates,
  tables.brandImports,
  tables.projects,
  tables.designs,
  tables.mirrors,
  tables.systems,
  tables.brands,
  tables.memberships,
] as const;

/** A new workspace. By default its designs go public when they are approved. */
export type NewWorkspace = Omit<Workspace, "publicOn"> & Partial<Pick<Workspace, "publicOn">>;

export const createWorkspaceRepository = (queries: Queries) => ({
  async findById(id: WorkspaceId): Promise<Workspace | undefined> {
    return (await queries.select().from(workspaces).where(eq(workspaces.id, id)))[0];
  },
  async findBySlug(slug: string): Promise<Workspace | undefined> {
    return (await queries.select().from(workspaces).where(eq(workspaces.slug, slug)))[0];
  },
  /** Every workspace, oldest first. */
  async listAll(): Promise<readonly Workspace[]> {
    return await queries.select().from(workspaces).orderBy(oldestFirst(workspaces));
  },
  async update(id: WorkspaceId, change: Partial<Pick<Workspace, "name" | "publicOn">>): Promise<void> {
    await queries.update(workspaces).set(change).where(eq(workspaces.id, id));
  },
  async insert(workspace: NewWorkspace): Promise<void> {
    await queries.insert(workspaces).values({ publicOn: "APPROVAL", ...workspace });
  },
  /**
   * Removes a workspace and all its rows except the audit log. Content stored by hash is left to
   * the sweep, because other rows may refer to it.
   */
  async remove(id: WorkspaceId): Promise<void> {
    const ownProjects = queries.select({ id: projects.id }).from(projects).where(eq(projects.workspaceId, id));
    const ownSystems = queries.select({ id: systems.id }).from(systems).where(eq(systems.workspaceId, id));
    await queries.delete(tables.changeRequests).where(inArray(tables.changeRequests.projectId, ownProjects));
    await queries.delete(tables.versions).where(inArray(tables.versions.systemId, ownSystems));
    await queries.update(systems).set({ pinnedDesignId: null }).where(eq(systems.workspaceId, id));
    for (const table of workspaceTables) await queries.delete(table).where(eq(table.workspaceId, id));
    await queries.delete(workspaces).where(eq(workspaces.id, id));
  },
});
