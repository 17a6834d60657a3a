import type { ArtifactId, DesignId, ProjectId, WorkspaceId } from "#/model/ids";
import { and, count, eq, inArray, lt, sum } from "drizzle-orm";
import type { ArtifactKind, ArtifactStatus, ExternalArtifact } from "#/model/external-artifact";
import type { Queries } from "#/store/driver";
import { beyondCursor, type PageRequest, pageOrder } from "#/store/pagination";
import { oldestFirst } from "#/store/sequence";
import { externalArtifacts } from "#/store/tables";

/** A page of imports, optionally filtered. */
export type ArtifactPageRequest = PageRequest<ArtifactId> & {
  readonly statuses?: readonly ArtifactStatus[] | undefined;
  readonly kind?: ArtifactKind | undefined;
};

/** The number of imports of a kind in a status. */
export type ArtifactCount = { readonly kind: ArtifactKind; readonly status: ArtifactStatus; readonly count: number };

/** Imports from external design tools. */
export const createExternalArtifactRepository = (queries: Queries) => ({
  async findById(id: ArtifactId): Promise<ExternalArtifact | undefined> {
    return (await queries.select().from(externalArtifacts).where(eq(externalArtifacts.id, id)))[0];
  },
  /** The imports of a project in one of these statuses, oldest first. */
  async listByProject(projectId: ProjectId, statuses: readonly ArtifactStatus[]): Promise<readonly ExternalArtifact[]> {
    return await queries
      .select()
      .from(externalArtifacts)
      .where(and(eq(externalArtifacts.projectId, projectId), inArray(externalArtifacts.status, [...statuses])))
      .orderBy(oldestFirst(externalArtifacts));
  },
  /** Counts the imports of a project by kind and status. */
  async countByKindAndStatus(projectId: ProjectId): Promise<readonly ArtifactCount[]> {
    return await queries
      .select({ kind: externalArtifacts.kind, status: externalArtifacts.status, count: count() })
      .from(externalArtifacts)
      .where(eq(externalArtifacts.projectId, projectId))
      .groupBy(externalArtifacts.kind, externalArtifacts.status);
  },
  /**
   * Counts the imports that wait for a decision in each of these projects; projects without any are
   * absent.
   */
  async countPendingByProject(projectIds: readonly ProjectId[]): Promise<ReadonlyMap<ProjectId, number>> {
    const rows = await queries
      .select({ projectId: externalArtifacts.projectId, count: count() })
      .from(externalArtifacts)
      .where(and(inArray(externalArtifacts.projectId, [...projectIds]), eq(externalArtifacts.status, "DRAFT")))
      .groupBy(externalArtifacts.projectId);
    return new Map(rows.map((row) => [row.projectId, row.count]));
  },
  /** A page of a project's imports. */
  async listPage(
    projectId: ProjectId,
    { statuses, kind, ...request }: ArtifactPageRequest,
  ): Promise<readonly ExternalArtifact[]> {
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
  /** The stored size of the imports of a workspace or of one of its designs, bytes. */
  async sumStoredBytes(workspaceId: WorkspaceId, designId?: DesignId): Promise<number> {
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
  /**
   * Some of the drafts and accepted imports that were checked by a policy older than this version.
   */
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
    id: ArtifactId,
    change: Partial<
      Pick<ExternalArtifact, "status" | "reason" | "decidedBy" | "decidedAt" | "checks" | "contentHash" | "policyVersion">
    >,
  ): Promise<void> {
    await queries.update(externalArtifacts).set(change).where(eq(externalArtifacts.id, id));
  },
});
