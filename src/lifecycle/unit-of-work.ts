import type { Clock } from "#/kernel/clock";
import { type AuditEntry, createAuditEntry } from "#/model/audit-entry";
import type { Actor } from "#/model/caller";
import type { LiveryEvent } from "#/model/event";
import type { DesignContents } from "#/store/design-contents";
import type { Repositories, Store } from "#/store/store";
import { publishEvent } from "#/webhooks/fan-out";

/** What a command runs with, and who runs it. */
export type CommandContext = {
  readonly store: Store;
  readonly contents: DesignContents;
  readonly clock: Clock;
  readonly by: Actor;
  /** The unit of work to join. Several commands with the same `tx` are committed together. */
  readonly tx?: UnitOfWork;
  readonly precondition?: Precondition;
};

/** What must hold when the first unit of work of a command is committed. */
export type Precondition = {
  /** Runs first in each try of the transaction. If it throws, nothing changes. */
  assert(repositories: Repositories): Promise<void>;
  /** Whether a unit of work was committed under it. Later ones do not check it again. */
  isMet: boolean;
};

/** One transaction with a fixed time. Everything in it is committed, or nothing. */
export type UnitOfWork = {
  readonly repositories: Repositories;
  readonly contents: DesignContents;
  readonly clock: Clock;
  /** When the unit of work started, ISO 8601 UTC. */
  readonly now: string;
  readonly by: Actor;
  /** Adds an entry to the audit log, in the name of `by`. */
  audit(entry: Pick<AuditEntry, "action" | "workspaceId" | "targetId"> & { details?: AuditEntry["details"] }): Promise<void>;
  /** Stores an event with one delivery for each of its receivers. */
  publish(event: LiveryEvent): Promise<void>;
};

/**
 * Changes state: runs `work` in one transaction, or in the one that the context has joined. No
 * network and nothing slow belongs in it, and no effect outside the transaction: it may run again
 * after a conflict with another one.
 *
 * @example
 * await runUnitOfWork(context, async ({ repositories, now, audit }) => {
 *   await repositories.apiKeys.revoke(id, now);
 *   await audit({ action: "api_key.revoked", workspaceId, targetId: id });
 * });
 *
 * @example Two commands that are committed together
 * await runUnitOfWork(context, async (tx) => {
 *   const { project } = await startProject({ ...context, tx }, input);
 *   await enqueueRun({ ...context, tx }, project.id, "run");
 * });
 */
export async function runUnitOfWork<Result>(context: CommandContext, work: (tx: UnitOfWork) => Promise<Result>): Promise<Result> {
  if (context.tx) return await work(context.tx);
  const { store, contents, clock, by, precondition } = context;
  const now = clock.now().toISOString();
  const result = await store.transaction(async (repositories) => {
    if (precondition && !precondition.isMet) await precondition.assert(repositories);
    return await work({
      repositories,
      contents,
      clock,
      now,
      by,
      audit: (entry) => repositories.auditLog.insert(createAuditEntry(by, now, entry)),
      publish: (event) => publishEvent(repositories, event),
    });
  });
  if (precondition) precondition.isMet = true;
  return result;
}
