import { and, count, eq, inArray, ne, notInArray } from "drizzle-orm";
import type { EditProposal, EditProposalStatus } from "#/model/edit-proposal";
import type { DesignId, EditProposalId } from "#/model/ids";
import type { Queries } from "#/store/driver";
import { beyondCursor, type PageRequest, pageOrder } from "#/store/pagination";
import { newestFirst, oldestFirst } from "#/store/sequence";
import { editProposals } from "#/store/tables";

/** Proposed edits of drafts. */
export const createEditProposalRepository = (queries: Queries) => ({
  async findById(designId: DesignId, id: EditProposalId): Promise<EditProposal | undefined> {
    const where = and(eq(editProposals.designId, designId), eq(editProposals.id, id));
    return (await queries.select().from(editProposals).where(where))[0];
  },
  /** The open proposals of a design, oldest first. */
  async listOpen(designId: DesignId): Promise<readonly EditProposal[]> {
    const where = and(eq(editProposals.designId, designId), eq(editProposals.status, "OPEN"));
    return await queries.select().from(editProposals).where(where).orderBy(oldestFirst(editProposals));
  },
  /** A page of a design's proposals. */
  async listPage(
    designId: DesignId,
    { statuses, ...request }: PageRequest<EditProposalId> & { readonly statuses?: readonly EditProposalStatus[] | undefined },
  ): Promise<readonly EditProposal[]> {
    return await queries
      .select()
      .from(editProposals)
      .where(
        and(
          eq(editProposals.designId, designId),
          statuses && inArray(editProposals.status, [...statuses]),
          beyondCursor(editProposals, request),
        ),
      )
      .orderBy(pageOrder(editProposals, request))
      .limit(request.limit);
  },
  /** Counts the open proposals of each of these designs; designs without any are absent. */
  async countOpen(designIds: readonly DesignId[]): Promise<ReadonlyMap<DesignId, number>> {
    const rows = await queries
      .select({ designId: editProposals.designId, count: count() })
      .from(editProposals)
      .where(and(inArray(editProposals.designId, [...designIds]), eq(editProposals.status, "OPEN")))
      .groupBy(editProposals.designId);
    return new Map(rows.map((row) => [row.designId, row.count]));
  },
  /** Adds a proposal and removes the oldest decided ones of its design beyond `max`. */
  async insert(proposal: EditProposal, max: number): Promise<void> {
    await queries.insert(editProposals).values(proposal);
    const own = eq(editProposals.designId, proposal.designId);
    const kept = queries
      .select({ id: editProposals.id })
      .from(editProposals)
      .where(own)
      .orderBy(newestFirst(editProposals))
      .limit(max);
    await queries.delete(editProposals).where(and(own, ne(editProposals.status, "OPEN"), notInArray(editProposals.id, kept)));
  },
  async update(
    id: EditProposalId,
    change: Partial<Pick<EditProposal, "status" | "edits" | "reason" | "decidedBy" | "decidedAt">>,
  ): Promise<void> {
    await queries.update(editProposals).set(change).where(eq(editProposals.id, id));
  },
});
