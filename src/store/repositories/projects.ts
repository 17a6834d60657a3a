import { and, asc, eq, isNull, lt, notInArray, or } from "drizzle-orm";
import type { Project } from "#/model/project";
import type { Queries } from "#/store/driver";
import { projects } from "#/store/tables";

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
      .orderBy(asc(projects.id));
  },
  async insert(project: Project): Promise<void> {
    await queries.insert(projects).values(project);
  },
  /** Takes the lease for `owner` unless another holds it at `nowMs`. Tells whether it was taken. */
  async claim(id: string, owner: string, nowMs: number, untilMs: number): Promise<boolean> {
    const free = or(isNull(projects.leaseUntilMs), lt(projects.leaseUntilMs, nowMs), eq(projects.leaseOwner, owner));
    const taken = await queries
      .update(projects)
      .set({ leaseOwner: owner, leaseUntilMs: untilMs })
      .where(and(eq(projects.id, id), free))
      .returning({ id: projects.id });
    return taken.length === 1;
  },
  async update(
    id: string,
    change: Partial<
      Pick<Project, "state" | "foregone" | "failedStage" | "failure" | "leaseOwner" | "leaseUntilMs" | "updatedAt">
    >,
  ): Promise<void> {
    await queries.update(projects).set(change).where(eq(projects.id, id));
  },
});
