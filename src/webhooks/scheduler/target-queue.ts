import type { NextDue, WaitingTarget } from "#/store/repositories/deliveries";

/** The targets that something waits for, with the time from which it is due; who was served goes to the end. */
export class TargetQueue {
  readonly #targets = new Map<string, WaitingTarget>();

  /** Takes over what the store says; who stood in line keeps the place. */
  refresh(current: readonly WaitingTarget[]): void {
    const known = new Set(current.map(({ targetId }) => targetId));
    for (const id of this.#targets.keys()) if (!known.has(id)) this.#targets.delete(id);
    for (const target of current) this.#targets.set(target.targetId, target);
  }

  /** Puts a target that was served at the end, or takes it out where nothing of it waits any more. */
  requeue(targetId: string, workspaceId: string, next: NextDue | undefined): void {
    this.#targets.delete(targetId);
    if (next !== undefined) this.#targets.set(targetId, { targetId, workspaceId, ...next });
  }

  getWorkspaceId(targetId: string): string | undefined {
    return this.#targets.get(targetId)?.workspaceId;
  }

  /** Who is due at `nowMs`, beginning with who was not served for longest. */
  *listDue(nowMs: number): Generator<WaitingTarget> {
    for (const target of this.#targets.values()) if (target.dueAtMs <= nowMs) yield target;
  }

  /** When the first is due that is not due at `nowMs`, and whether any is. */
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
