import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or } from "drizzle-orm";
import type { Project } from "#/model/project";
import type { Queries } from "#/store/driver";
import { madeAfter, oldestFirst } from "#/store/sequence";
import { changeRequests, designs, externalArtifacts, projects } from "#/store/tables";

export const projectRepository = (queries: Queries) => ({
  async byId(id: string): Promise<Project | undefined> {
    return (await queries.select().from(projects).where(eq(projects.id, id)))[0];
  },
  async byDesign(designId: string): Promise<Project | undefined> {
    return (await queries.select().from(projects).where(eq(projects.designId, designId)))[0];
  },
  /** Projects that may still go on, oldest first. */
  async unfinished(): Promise<readonly Project[]> {
    return await queries
      .select()
      .from(projects)
      .where(notInArray(projects.state, ["FINALIZED", "CANCELLED"]))
      .orderBy(oldestFirst(projects));
  },
  /** Projects that a run held when it was cut off, or still holds. */
  async leased(): Promise<readonly Project[]> {
    return await queries.select().from(projects).where(isNotNull(projects.leaseOwner)).orderBy(oldestFirst(projects));
  },
  /** A page of a workspace's projects in the order of their making: at most `limit` of those after the id `after`. */
  async page(workspaceId: string, { after, limit }: { after?: string | undefined; limit: number }): Promise<readonly Project[]> {
    const own = eq(projects.workspaceId, workspaceId);
    return await queries
      .select()
      .from(projects)
      .where(after === undefined ? own : and(own, madeAfter(projects, after)))
      .orderBy(oldestFirst(projects))
      .limit(limit);
  },
  async insert(project: Project): Promise<void> {
    await queries.insert(projects).values(project);
  },
  /** Takes the lease for `owner` unless another than `from` holds it at `nowMs`. Tells whether it was taken. */
  async claim(id: string, owner: string, nowMs: number, untilMs: number, from = owner): Promise<boolean> {
    const free = or(isNull(projects.leaseUntilMs), lt(projects.leaseUntilMs, nowMs), eq(projects.leaseOwner, from));
    const taken = await queries
      .update(projects)
      .set({ leaseOwner: owner, leaseUntilMs: untilMs })
      .where(and(eq(projects.id, id), free))
      .returning({ id: projects.id });
    return taken.length === 1;
  },
  /** Gives the lease up where this owner still has it. */
  async release(id: string, owner: string): Promise<void> {
    await queries
      .update(projects)
      .set({ leaseOwner: null, leaseUntilMs: null })
      .where(and(eq(projects.id, id), eq(projects.leaseOwner, owner)));
  },
  async update(id: string, change: Partial<Omit<Project, "id" | "workspaceId" | "designId" | "createdAt">>): Promise<void> {
    await queries.update(projects).set(change).where(eq(projects.id, id));
  },
  /** Removes the projects of a brand's designs, with what was asked of them and what was imported for them. */
  async removeOfBrand(brandId: string): Promise<void> {
    const ofBrand = queries.select({ id: designs.id }).from(designs).where(eq(designs.brandId, brandId));
    const own = queries.select({ id: projects.id }).from(projects).where(inArray(projects.designId, ofBrand));
    await queries.delete(changeRequests).where(inArray(changeRequests.projectId, own));
    await queries.delete(externalArtifacts).where(inArray(externalArtifacts.projectId, own));
    await queries.delete(projects).where(inArray(projects.designId, ofBrand));
  },
});
