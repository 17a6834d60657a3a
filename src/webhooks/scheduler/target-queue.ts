import type { WorkspaceId } from "#/model/ids";
import type { DeliveryTargetId } from "#/model/delivery";
import type { NextDue, WaitingTarget } from "#/store/repositories/deliveries";

/** Targets with waiting deliveries. The one served longest ago comes first. */
export class TargetQueue {
  readonly #targets = new Map<DeliveryTargetId, WaitingTarget>();

  /** Replaces the content with the store's. Known targets keep their position. */
  refresh(current: readonly WaitingTarget[]): void {
    const known = new Set(current.map(({ targetId }) => targetId));
    for (const id of this.#targets.keys()) if (!known.has(id)) this.#targets.delete(id);
    for (const target of current) this.#targets.set(target.targetId, target);
  }

  /** Moves a served target to the end, or removes it if `next` is undefined. */
  requeue(targetId: DeliveryTargetId, workspaceId: WorkspaceId, next: NextDue | undefined): void {
    this.#targets.delete(targetId);
    if (next !== undefined) this.#targets.set(targetId, { targetId, workspaceId, ...next });
  }

  getWorkspaceId(targetId: DeliveryTargetId): WorkspaceId | undefined {
    return this.#targets.get(targetId)?.workspaceId;
  }

  /** Lists the targets that are due, the one served longest ago first. */
  *listDue(nowMs: number): Generator<WaitingTarget> {
    for (const target of this.#targets.values()) if (target.dueAtMs <= nowMs) yield target;
  }

  /** Whether any target is due, and when the next other one is. Infinity if there is none. */
  getNextDue(nowMs: number): { readonly isAnyDue: boolean; readonly nextAtMs: number } {
    let isAnyDue = false;
    let nextAtMs = Number.POSITIVE_INFINITY;
    for (const { dueAtMs } of this.#targets.values()) {
      if (dueAtMs <= nowMs) isAnyDue = true;
      else nextAtMs = Math.min(nextAtMs, dueAtMs);
    }
    return { isAnyDue, nextAtMs };
  }
}
