import type { SecretBox } from "#/kernel/secret-box";
import { type Delivery, type DeliveryAttempt, isToSubscription } from "#/model/delivery";
import { deliveriesKept, deliveryAttemptsMax } from "#/model/limits";
import type { Begun, DueLimits, Ended, NextDue } from "#/store/repositories/deliveries";
import type { Repositories } from "#/store/store";
import { afterAttempt, isExpired, type Schedule } from "#/webhooks/after-attempt";
import { type Fared, noteHealth } from "#/webhooks/endpoint-health";
import { readyRequest, type ReadyRequest, type Target } from "#/webhooks/ready-request";

/** An attempt that has been noted and is to be sent. */
export type Departure = { readonly delivery: Delivery; readonly target: Target; readonly request: ReadyRequest };
/** An attempt that has ended. */
export type Landing = { readonly delivery: Delivery; readonly target: Target; readonly attempt: DeliveryAttempt };

/** Whose deliveries are asked for, and how many of them at most. */
export type Wanted = DueLimits & { readonly targetId: string };

/** What a turn works with. */
export type TurnTerms = {
  /** The process that takes the deliveries. */
  readonly owner: string;
  readonly secrets: SecretBox;
  readonly schedule: Schedule;
  readonly now: Date;
};

/**
 * What came of a turn: what is to be sent, when targets are due next (undefined where nothing of a target waits any more), and the targets whose signing secret cannot be
 * read, so that their deliveries wait.
 */
export type Turn = {
  readonly departures: readonly Departure[];
  readonly next: ReadonlyMap<string, NextDue | undefined>;
  readonly unreadable: ReadonlySet<string>;
};

/** How long a delivery waits before its target's secret is tried again that could not be read, milliseconds. */
const unreadableMs = 60_000;

/** How much longer than an attempt its lease lasts, milliseconds. */
export const leaseSpareMs = 20_000;

/** Notes how attempts ended and takes what is due, in one transaction, since a commit costs more than what is in it. */
export async function takeTurn(
  repositories: Repositories,
  landings: readonly Landing[],
  wanted: readonly Wanted[],
  terms: TurnTerms,
): Promise<Turn> {
  await note(repositories, landings, terms);
  const { departures, unreadable } = await take(repositories, wanted, terms);
  const next = new Map<string, NextDue | undefined>();
  for (const targetId of new Set([...landings.map(({ target }) => target.id), ...wanted.map(({ targetId }) => targetId)])) {
    next.set(targetId, await repositories.deliveries.nextDue(targetId, terms.owner));
  }
  return { departures, next, unreadable };
}

async function note(
  repositories: Repositories,
  landings: readonly Landing[],
  { owner, schedule, now }: TurnTerms,
): Promise<void> {
  const crowded = new Set<string>();
  const fared = new Map<string, Fared>();
  const ended: Ended[] = [];
  for (const { delivery, target, attempt } of landings) {
    const end = afterAttempt(delivery, attempt, now.getTime(), schedule);
    ended.push(end);
    if (end.state !== "PENDING") crowded.add(target.id);
    if (!("url" in target) || attempt.reason === "interrupted") continue;
    const before = fared.get(target.id);
    fared.set(target.id, {
      endpoint: target,
      succeeded: end.state === "SUCCEEDED" || before?.succeeded === true,
      failed: end.state !== "SUCCEEDED" || before?.failed === true,
      gaveUp: end.state === "FAILED" || before?.gaveUp === true,
    });
  }
  await repositories.deliveries.end(owner, ended);
  await noteHealth(repositories, [...fared.values()], now);
  for (const id of crowded) await repositories.deliveries.trim(id, deliveriesKept);
}

async function take(
  repositories: Repositories,
  wanted: readonly Wanted[],
  terms: TurnTerms,
): Promise<Pick<Turn, "departures" | "unreadable">> {
  const { deliveries } = repositories;
  const { owner, now } = terms;
  const rows: Delivery[] = [];
  for (const { targetId, ...limits } of wanted)
    rows.push(...(await deliveries.due(targetId, { owner, nowMs: now.getTime(), ...limits })));
  const targets = await targetsOf(repositories, rows);
  const departures: Departure[] = [];
  const begun: Begun[] = [];
  const ended: Ended[] = [];
  const unreadable = new Set<string>();
  for (const row of rows) {
    const step = stepOf(row, targets.get(row.targetId), terms);
    if ("request" in step) departures.push(step);
    else ended.push(step);
    if ("attempts" in step && step.state === "PENDING" && step.attempts.at(-1)?.reason === "secret_unreadable")
      unreadable.add(row.targetId);
    const { id, attemptCount, signedAtS, headers } = "request" in step ? step.delivery : { ...row, ...step };
    const nextAttemptAtMs = now.getTime() + terms.schedule.timeoutMs + leaseSpareMs;
    begun.push({ id, attemptCount, leasedBy: owner, nextAttemptAtMs, signedAtS, headers });
  }
  await deliveries.begin(begun);
  await deliveries.end(owner, ended);
  return { departures, unreadable };
}

/** The next step of a delivery that is due: an attempt, or, where none is to be made, how it stands after that. */
function stepOf(row: Delivery, target: Target | undefined, { secrets, schedule, now }: TurnTerms): Departure | Ended {
  const nowMs = now.getTime();
  const { id, attemptCount, attempts } = row;
  const attemptOfReason = (reason: "interrupted" | "secret_unreadable"): DeliveryAttempt => ({
    ...{ at: now.toISOString(), durationMs: 0, status: null, reason, answer: "" },
  });
  const over = { id, attemptCount, attempts, nextAttemptAtMs: null, finishedAtMs: nowMs } as const;
  if (!target) return { ...over, state: "CANCELLED" };
  if (row.leasedBy !== null || attemptCount >= deliveryAttemptsMax)
    return afterAttempt(row, attemptOfReason("interrupted"), nowMs, schedule);
  if (isToSubscription(row) && isExpired(row, nowMs, schedule)) return { ...over, state: "EXPIRED" };
  const request = readyRequest(row, target, secrets, nowMs);
  if (!request) {
    // Nothing was sent, so no attempt is used up: the delivery waits until the key is back or the secret is a new one. The log shows the reason once.
    const isNoted = attempts.at(-1)?.reason === "secret_unreadable";
    const noted = isNoted ? attempts : [...attempts, attemptOfReason("secret_unreadable")];
    const nextAttemptAtMs = nowMs + unreadableMs;
    return { id, attemptCount, attempts: noted, state: "PENDING", nextAttemptAtMs, finishedAtMs: null };
  }
  return { delivery: { ...row, attemptCount: attemptCount + 1, ...request.kept }, target, request };
}

async function targetsOf(
  { webhookEndpoints, subscriptions }: Repositories,
  rows: readonly Delivery[],
): Promise<ReadonlyMap<string, Target>> {
  const ids = [...new Set(rows.map(({ targetId }) => targetId))];
  const isSubscription = (targetId: string) => isToSubscription({ targetId });
  const targets: readonly Target[] = [
    ...(await webhookEndpoints.byIds(ids.filter((id) => !isSubscription(id)))),
    ...(await subscriptions.byIds(ids.filter(isSubscription))),
  ];
  return new Map(targets.map((target) => [target.id, target]));
}
