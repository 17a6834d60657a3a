import { call, type Input, type OperationName, type Output } from "#/doors/console/app/api/call";
import { beginFirstLoad } from "#/doors/console/app/state/first-load";

/** What is known of one reading call. `data` stays while a newer answer is on its way. */
export type Known<Data> = { readonly data?: Data; readonly failure?: unknown; readonly isLoading: boolean };

type Entry = {
  known: Known<unknown>;
  readonly name: OperationName;
  readonly input: object;
  readonly listeners: Set<() => void>;
  asked: number;
  /** The newest question, done when it has been answered. */
  latest: Promise<void> | undefined;
};

const entries = new Map<string, Entry>();
const nothing: Known<never> = { isLoading: true };

export const keyOf = (name: OperationName, input: object) => `${name} ${JSON.stringify(input)}`;

function entryOf(name: OperationName, input: object): Entry {
  const key = keyOf(name, input);
  const found = entries.get(key);
  if (found) return found;
  const entry: Entry = { known: nothing, name, input, listeners: new Set(), asked: 0, latest: undefined };
  entries.set(key, entry);
  return entry;
}

function set(entry: Entry, known: Known<unknown>): void {
  entry.known = known;
  for (const listener of entry.listeners) listener();
}

/** What is known of a call now. */
export const knownOf = <Name extends OperationName>(name: Name, input: Input<Name>) =>
  entryOf(name, input).known as Known<Output<Name>>;

/** Hears of every change of what is known of a call; gives back what ends that. */
export function listen<Name extends OperationName>(name: Name, input: Input<Name>, listener: () => void): () => void {
  const entry = entryOf(name, input);
  entry.listeners.add(listener);
  return () => void entry.listeners.delete(listener);
}

/** Answers that decide what else a screen shows. */
const deciding: ReadonlySet<OperationName> = new Set<OperationName>(["get_project", "get_design", "list_brand_designs"]);

/** Answers about parts of a design, which the server refuses while a design has none. */
const aboutParts: ReadonlySet<OperationName> = new Set<OperationName>(["get_design_board", "get_audit"]);

/** The deciding answers that are being asked for. */
const onTheirWay = new Set<Promise<void>>();

/** Asks the server again, and ends when the newest question about it has been answered. The last answer asked for counts, whichever comes first. */
export async function refresh<Name extends OperationName>(name: Name, input: Input<Name>): Promise<void> {
  const entry = entryOf(name, input);
  const answered = ask(entry, name, input);
  entry.latest = answered;
  if (deciding.has(name)) {
    onTheirWay.add(answered);
    void answered.finally(() => onTheirWay.delete(answered));
  }
  // An answer that a newer question overtook is not shown: what depends on it must wait for the newer one.
  for (let waited: Promise<void> | undefined; waited !== entry.latest; ) {
    waited = entry.latest;
    await waited;
  }
}

async function ask<Name extends OperationName>(entry: Entry, name: Name, input: Input<Name>): Promise<void> {
  const turn = ++entry.asked;
  const { failure: _, ...before } = entry.known;
  set(entry, { ...before, isLoading: true });
  if (aboutParts.has(name)) {
    await decided();
    if (entry.listeners.size === 0) {
      if (turn === entry.asked) set(entry, { ...before, isLoading: false });
      return;
    }
  }
  const endFirstLoad = "data" in before ? undefined : beginFirstLoad();
  try {
    const data = await call(name, input);
    if (turn === entry.asked) set(entry, { data, isLoading: false });
  } catch (failure) {
    if (turn === entry.asked) set(entry, { ...before, failure, isLoading: false });
  } finally {
    endFirstLoad?.();
  }
}

/** Ends when no deciding answer is on its way: a part that is gone is not shown from then on, so that nobody asks for it. */
async function decided(): Promise<void> {
  // Children ask before their parents do when both come into view at once.
  await Promise.resolve();
  while (onTheirWay.size > 0) await Promise.all(onTheirWay);
}

/** Asks again for every answer of these operations that a screen shows, and forgets those that none shows. */
export async function refreshAll(...names: readonly OperationName[]): Promise<void> {
  const asked: Promise<void>[] = [];
  for (const [key, entry] of entries) {
    if (!names.includes(entry.name)) continue;
    if (entry.listeners.size === 0) entries.delete(key);
    else asked.push(refresh(entry.name, entry.input as never));
  }
  await Promise.all(asked);
}

/**
 * Shows a change before the server has made it: edits what is known of a call and gives back what undoes the edit. Where nothing is known yet nothing happens.
 */
export function expect<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  edit: (data: Output<Name>) => Output<Name>,
): () => void {
  const entry = entryOf(name, input);
  const before = entry.known as Known<Output<Name>>;
  if (before.data === undefined) return () => {};
  const turn = ++entry.asked;
  set(entry, { data: edit(before.data), isLoading: false });
  return () => {
    // An answer that was asked for since then knows better than what stood there before.
    if (turn === entry.asked) set(entry, { ...before, isLoading: false });
    else void refresh(name, input);
  };
}

/** What people without a session see too: an ended session takes nothing from them. */
const open: ReadonlySet<OperationName> = new Set<OperationName>(["get_invitation"]);

/** Forgets everything that was answered to a person, as on signing out. */
export function forgetAll(): void {
  for (const [key, { name }] of entries) if (!open.has(name)) entries.delete(key);
}
