import type { DesignId, DiscardedStateId } from "#/model/ids";
import { and, eq, notInArray } from "drizzle-orm";
import type { DiscardedState } from "#/model/discarded-state";
import type { Queries } from "#/store/driver";
import { newestFirst } from "#/store/sequence";
import { discardedStates } from "#/store/tables";

export const createDiscardedStateRepository = (queries: Queries) => ({
  /** The discarded states of a design, newest first. */
  async listByDesign(designId: DesignId): Promise<readonly DiscardedState[]> {
    const own = eq(discardedStates.designId, designId);
    return await queries.select().from(discardedStates).where(own).orderBy(newestFirst(discardedStates));
  },
  async findById(designId: DesignId, id: DiscardedStateId): Promise<DiscardedState | undefined> {
    const where = and(eq(discardedStates.designId, designId), eq(discardedStates.id, id));
    return (await queries.select().from(discardedStates).where(where))[0];
  },
  /** Adds a state and removes the oldest of its design beyond `max`. */
  async insert(state: DiscardedState, max: number): Promise<void> {
    await queries.insert(discardedStates).values(state);
    const own = eq(discardedStates.designId, state.designId);
    const retained = queries
      .select({ id: discardedStates.id })
      .from(discardedStates)
      .where(own)
      .orderBy(newestFirst(discardedStates))
      .limit(max);
    await queries.delete(discardedStates).where(and(own, notInArray(discardedStates.id, retained)));
  },
  async remove(id: DiscardedStateId): Promise<void> {
    await queries.delete(discardedStates).where(eq(discardedStates.id, id));
  },
});
