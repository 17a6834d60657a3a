import type { Clock } from "#/kernel/clock";
import { type AuditEntry, createAuditEntry } from "#/model/audit-entry";
import type { Actor } from "#/model/caller";
import type { LiveryEvent } from "#/model/event";
import type { DesignContents } from "#/store/design-contents";
import type { Repositories, Store } from "#/store/store";
import { publishEvent } from "#/webhooks/fan-out";

/** What a deed is done with, and who does it. */
export type CommandContext = {
  readonly store: Store;
  readonly contents: DesignContents;
  readonly clock: Clock;
  readonly by: Actor;
  /** The change that this deed is a part of, where it is one of several: see `runAsOneUnitOfWork`. */
  readonly tx?: UnitOfWork;
};

/** One change while it is made: everything in it is kept, or nothing. */
export type UnitOfWork = {
  readonly repositories: Repositories;
  readonly contents: DesignContents;
  readonly clock: Clock;
  /** The instant of the change, ISO 8601 UTC. */
  readonly now: string;
  readonly by: Actor;
  /** Adds the deed's line to the audit log. */
  audit(entry: Pick<AuditEntry, "action" | "workspaceId" | "targetId"> & { details?: AuditEntry["details"] }): Promise<void>;
  /** Adds an event, and a delivery for everyone who is to be told of it. */
  publish(event: LiveryEvent): Promise<void>;
};

/** Makes one change in one transaction, its events and its audit lines inside. */
export function runUnitOfWork<Result>(
  context: CommandContext,
  work: (runUnitOfWork: UnitOfWork) => Promise<Result>,
): Promise<Result> {
  if (context.tx) return work(context.tx);
  const { store, contents, clock, by } = context;
  const now = clock.now().toISOString();
  return store.transaction((repositories) =>
    work({
      repositories,
      contents,
      clock,
      now,
      by,
      audit: (entry) => repositories.auditLog.insert(createAuditEntry(by, now, entry)),
      publish: (event) => publishEvent(repositories, event),
    }),
  );
}

/** Makes several changes as one: all of them are kept, or none. The work does them with the deed that it is given. */
export const runAsOneUnitOfWork = <Result>(
  context: CommandContext,
  work: (context: CommandContext) => Promise<Result>,
): Promise<Result> => runUnitOfWork(context, (tx) => work({ ...context, tx }));
