import { callOperation, type Input, type OperationName, type Output } from "#/console/app/api/call-operation";
import { startFirstLoad } from "#/console/app/state/first-load";

/** What is known of one reading call. `data` stays while a newer answer is on its way. */
export type QueryState<Data> = { readonly data?: Data; readonly failure?: unknown; readonly isLoading: boolean };

type Entry = {
  state: QueryState<unknown>;
  readonly name: OperationName;
  readonly input: object;
  readonly listeners: Set<() => void>;
  requestCount: number;
  /** The newest question, done when it has been answered. */
  latestRequest: Promise<void> | undefined;
};

const entries = new Map<string, Entry>();
const loadingState: QueryState<never> = { isLoading: true };

export const getQueryKey = (name: OperationName, input: object) => `${name} ${JSON.stringify(input)}`;

function getOrCreateEntry(name: OperationName, input: object): Entry {
  const key = getQueryKey(name, input);
  const found = entries.get(key);
  if (found) return found;
  const entry: Entry = { state: loadingState, name, input, listeners: new Set(), requestCount: 0, latestRequest: undefined };
  entries.set(key, entry);
  return entry;
}

function setEntryState(entry: Entry, state: QueryState<unknown>): void {
  entry.state = state;
  for (const listener of entry.listeners) listener();
}

/** What is known of a call now. */
export const getQueryState = <Name extends OperationName>(name: Name, input: Input<Name>) =>
  getOrCreateEntry(name, input).state as QueryState<Output<Name>>;

/** Hears of every change of what is known of a call; gives back what ends that. */
export function subscribeToQuery<Name extends OperationName>(name: Name, input: Input<Name>, listener: () => void): () => void {
  const entry = getOrCreateEntry(name, input);
  entry.listeners.add(listener);
  return () => void entry.listeners.delete(listener);
}

/** Answers that decide what else a screen shows. */
const prerequisiteOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  "get_project",
  "get_design",
  "list_brand_designs",
]);

/** Answers about parts of a design, which the server refuses while a design has none. */
const designPartOperations: ReadonlySet<OperationName> = new Set<OperationName>(["get_design_board", "get_audit"]);

/** The deciding answers that are being asked for. */
const pendingPrerequisites = new Set<Promise<void>>();

/** Asks the server again, and ends when the newest question about it has been answered. The last answer asked for counts, whichever comes first. */
export async function refetchQuery<Name extends OperationName>(name: Name, input: Input<Name>): Promise<void> {
  const entry = getOrCreateEntry(name, input);
  const request = fetchEntry(entry, name, input);
  entry.latestRequest = request;
  if (prerequisiteOperations.has(name)) {
    pendingPrerequisites.add(request);
    void request.finally(() => pendingPrerequisites.delete(request));
  }
  // An answer that a newer question overtook is not shown: what depends on it must wait for the newer one.
  for (let awaited: Promise<void> | undefined; awaited !== entry.latestRequest; ) {
    awaited = entry.latestRequest;
    await awaited;
  }
}

async function fetchEntry<Name extends OperationName>(entry: Entry, name: Name, input: Input<Name>): Promise<void> {
  const requestNumber = ++entry.requestCount;
  const { failure: _, ...before } = entry.state;
  setEntryState(entry, { ...before, isLoading: true });
  if (designPartOperations.has(name)) {
    await waitForPrerequisites();
    if (entry.listeners.size === 0) {
      if (requestNumber === entry.requestCount) setEntryState(entry, { ...before, isLoading: false });
      return;
    }
  }
  const endFirstLoad = "data" in before ? undefined : startFirstLoad();
  try {
    const data = await callOperation(name, input);
    if (requestNumber === entry.requestCount) setEntryState(entry, { data, isLoading: false });
  } catch (failure) {
    if (requestNumber === entry.requestCount) setEntryState(entry, { ...before, failure, isLoading: false });
  } finally {
    endFirstLoad?.();
  }
}

/** Ends when no deciding answer is on its way: a part that is gone is not shown from then on, so that nobody asks for it. */
async function waitForPrerequisites(): Promise<void> {
  // Children ask before their parents do when both come into view at once.
  await Promise.resolve();
  while (pendingPrerequisites.size > 0) await Promise.all(pendingPrerequisites);
}

/** Asks again for every answer of these operations that a screen shows, and forgets those that none shows. */
export async function invalidateQueries(...names: readonly OperationName[]): Promise<void> {
  const requests: Promise<void>[] = [];
  for (const [key, entry] of entries) {
    if (!names.includes(entry.name)) continue;
    if (entry.listeners.size === 0) entries.delete(key);
    else requests.push(refetchQuery(entry.name, entry.input as never));
  }
  await Promise.all(requests);
}

/**
 * Shows a change before the server has made it: edits what is known of a call and gives back what undoes the edit. Where nothing is known yet nothing happens.
 */
export function updateOptimistically<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  edit: (data: Output<Name>) => Output<Name>,
): () => void {
  const entry = getOrCreateEntry(name, input);
  const before = entry.state as QueryState<Output<Name>>;
  if (before.data === undefined) return () => {};
  const requestNumber = ++entry.requestCount;
  setEntryState(entry, { data: edit(before.data), isLoading: false });
  return () => {
    // An answer that was asked for since then knows better than what stood there before.
    if (requestNumber === entry.requestCount) setEntryState(entry, { ...before, isLoading: false });
    else void refetchQuery(name, input);
  };
}

/** What people without a session see too: an ended session takes nothing from them. */
const publicOperations: ReadonlySet<OperationName> = new Set<OperationName>(["get_invitation"]);

/** Forgets everything that was answered to a person, as on signing out. */
export function clearQueryCache(): void {
  for (const [key, { name }] of entries) if (!publicOperations.has(name)) entries.delete(key);
}
