import { and, eq, inArray } from "drizzle-orm";
import type { ArtifactStatus, ExternalArtifact } from "#/model/external-artifact";
import type { Queries } from "#/store/driver";
import { madeAfter, oldestFirst } from "#/store/sequence";
import { externalArtifacts } from "#/store/tables";

/** What an entry of a list of deliverables may be narrowed by. */
export type ArtifactPage = {
  readonly status?: ArtifactStatus | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** Work that came back from external design tools. */
export const externalArtifactRepository = (queries: Queries) => ({
  async byId(id: string): Promise<ExternalArtifact | undefined> {
    return (await queries.select().from(externalArtifacts).where(eq(externalArtifacts.id, id)))[0];
  },
  /** A project's imports that stand in one of these, oldest first. */
  async ofProject(projectId: string, statuses: readonly ArtifactStatus[]): Promise<readonly ExternalArtifact[]> {
    return await queries
      .select()
      .from(externalArtifacts)
      .where(and(eq(externalArtifacts.projectId, projectId), inArray(externalArtifacts.status, [...statuses])))
      .orderBy(oldestFirst(externalArtifacts));
  },
  /** A page of a project's imports in the order of their arrival: at most `limit` of those after the id `after`. */
  async page(projectId: string, { status, after, limit }: ArtifactPage): Promise<readonly ExternalArtifact[]> {
    return await queries
      .select()
      .from(externalArtifacts)
      .where(
        and(
          eq(externalArtifacts.projectId, projectId),
          status === undefined ? undefined : eq(externalArtifacts.status, status),
          after === undefined ? undefined : madeAfter(externalArtifacts, after),
        ),
      )
      .orderBy(oldestFirst(externalArtifacts))
      .limit(limit);
  },
  async insert(artifact: ExternalArtifact): Promise<void> {
    await queries.insert(externalArtifacts).values(artifact);
  },
  async update(
    id: string,
    change: Partial<Pick<ExternalArtifact, "status" | "reason" | "decidedBy" | "decidedAt">>,
  ): Promise<void> {
    await queries.update(externalArtifacts).set(change).where(eq(externalArtifacts.id, id));
  },
});
