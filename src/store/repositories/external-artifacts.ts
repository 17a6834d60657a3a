import { and, count, eq, inArray, lt, sum } from "drizzle-orm";
import type { ArtifactKind, ArtifactStatus, ExternalArtifact } from "#/model/external-artifact";
import type { Queries } from "#/store/driver";
import { beyondCursor, type PageRequest, pageOrder } from "#/store/pagination";
import { oldestFirst } from "#/store/sequence";
import { externalArtifacts } from "#/store/tables";

/** What an entry of a list of deliverables may be narrowed by. */
export type ArtifactPageRequest = PageRequest & {
  readonly statuses?: readonly ArtifactStatus[] | undefined;
  readonly kind?: ArtifactKind | undefined;
};

/** How many imports of a kind have a status. */
export type ArtifactCount = { readonly kind: ArtifactKind; readonly status: ArtifactStatus; readonly count: number };

/** Work that came back from external design tools. */
export const createExternalArtifactRepository = (queries: Queries) => ({
  async findById(id: string): Promise<ExternalArtifact | undefined> {
    return (await queries.select().from(externalArtifacts).where(eq(externalArtifacts.id, id)))[0];
  },
  /** A project's imports that stand in one of these, oldest first. */
  async listByProject(projectId: string, statuses: readonly ArtifactStatus[]): Promise<readonly ExternalArtifact[]> {
    return await queries
      .select()
      .from(externalArtifacts)
      .where(and(eq(externalArtifacts.projectId, projectId), inArray(externalArtifacts.status, [...statuses])))
      .orderBy(oldestFirst(externalArtifacts));
  },
  /** How many imports a project has, by kind and status. */
  async countByKindAndStatus(projectId: string): Promise<readonly ArtifactCount[]> {
    return await queries
      .select({ kind: externalArtifacts.kind, status: externalArtifacts.status, count: count() })
      .from(externalArtifacts)
      .where(eq(externalArtifacts.projectId, projectId))
      .groupBy(externalArtifacts.kind, externalArtifacts.status);
  },
  /**
   * How many imports wait for a decision in each of these projects; projects without any are not
   * named.
   */
  async countPendingByProject(projectIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await queries
      .select({ projectId: externalArtifacts.projectId, count: count() })
      .from(externalArtifacts)
      .where(and(inArray(externalArtifacts.projectId, [...projectIds]), eq(externalArtifacts.status, "DRAFT")))
      .groupBy(externalArtifacts.projectId);
    return new Map(rows.map((row) => [row.projectId, row.count]));
  },
  /** A page of a project's imports. */
  async listPage(projectId: string, { statuses, kind, ...request }: ArtifactPageRequest): Promise<readonly ExternalArtifact[]> {
    return await queries
      .select()
      .from(externalArtifacts)
      .where(
        and(
          eq(externalArtifacts.projectId, projectId),
          statuses && inArray(externalArtifacts.status, [...statuses]),
          kind === undefined ? undefined : eq(externalArtifacts.kind, kind),
          beyondCursor(externalArtifacts, request),
        ),
      )
      .orderBy(pageOrder(externalArtifacts, request))
      .limit(request.limit);
  },
  /** What the imports of a workspace, or of one design of it, take in storage, bytes. */
  async sumStoredBytes(workspaceId: string, designId?: string): Promise<number> {
    const [row] = await queries
      .select({ bytes: sum(externalArtifacts.storedBytes) })
      .from(externalArtifacts)
      .where(
        and(
          eq(externalArtifacts.workspaceId, workspaceId),
          designId === undefined ? undefined : eq(externalArtifacts.designId, designId),
        ),
      );
    return Number(row?.bytes ?? 0);
  },
  /** Some of the live imports whose checks were made by an older policy than this one. */
  async listCheckedBefore(policy: number, limit: number): Promise<readonly ExternalArtifact[]> {
    return await queries
      .select()
      .from(externalArtifacts)
      .where(and(lt(externalArtifacts.policyVersion, policy), inArray(externalArtifacts.status, ["DRAFT", "ACCEPTED"])))
      .limit(limit);
  },
  async insert(artifact: ExternalArtifact): Promise<void> {
    await queries.insert(externalArtifacts).values(artifact);
  },
  async update(
    id: string,
    change: Partial<
      Pick<ExternalArtifact, "status" | "reason" | "decidedBy" | "decidedAt" | "checks" | "contentHash" | "policyVersion">
    >,
  ): Promise<void> {
    await queries.update(externalArtifacts).set(change).where(eq(externalArtifacts.id, id));
  },
});
