import { callOperation, type Input, type OperationName, type Output } from "#/console/app/api/call-operation";
import { startFirstLoad } from "#/console/app/state/first-load";

/** State of one query. `data` stays while a newer response is loading. */
export type QueryState<Data> = { readonly data?: Data; readonly failure?: unknown; readonly isLoading: boolean };

type Entry = {
  state: QueryState<unknown>;
  readonly name: OperationName;
  readonly input: object;
  readonly listeners: Set<() => void>;
  requestCount: number;
  /** The newest request; resolves when its response is in. */
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

/** The current state of a query. */
export const getQueryState = <Name extends OperationName>(name: Name, input: Input<Name>) =>
  getOrCreateEntry(name, input).state as QueryState<Output<Name>>;

/** Calls `listener` on every change of a query's state; returns the function that unsubscribes. */
export function subscribeToQuery<Name extends OperationName>(name: Name, input: Input<Name>, listener: () => void): () => void {
  const entry = getOrCreateEntry(name, input);
  entry.listeners.add(listener);
  return () => void entry.listeners.delete(listener);
}

/** Queries whose result decides which other queries a screen runs. */
const prerequisiteOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  "get_project",
  "get_design",
  "list_brand_designs",
]);

/** Queries about parts of a design. The server refuses them while the design has no such parts. */
const designPartOperations: ReadonlySet<OperationName> = new Set<OperationName>(["get_design_board", "get_audit"]);

/** Prerequisite requests in flight. */
const pendingPrerequisites = new Set<Promise<void>>();

/**
 * Fetches a query again and resolves when its newest request has finished. The response to the
 * newest request wins, whichever arrives first.
 */
export async function refetchQuery<Name extends OperationName>(name: Name, input: Input<Name>): Promise<void> {
  const entry = getOrCreateEntry(name, input);
  const request = fetchEntry(entry, name, input);
  entry.latestRequest = request;
  if (prerequisiteOperations.has(name)) {
    pendingPrerequisites.add(request);
    void request.finally(() => pendingPrerequisites.delete(request));
  }
  // A response that a newer request replaced is discarded, so callers wait for the newer one.
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

/**
 * Resolves when no prerequisite is in flight. Parts that are gone are unmounted by then and are not
 * fetched.
 */
async function waitForPrerequisites(): Promise<void> {
  // Effects of children run before those of their parents.
  await Promise.resolve();
  while (pendingPrerequisites.size > 0) await Promise.all(pendingPrerequisites);
}

/** Refetches every query of these operations that is on screen and drops the others. */
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
 * Edits a cached result before the server has confirmed the change; returns the function that
 * undoes the edit. Does nothing if nothing is cached.
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
    // A refetch started after the edit has newer data than the state before it.
    if (requestNumber === entry.requestCount) setEntryState(entry, { ...before, isLoading: false });
    else void refetchQuery(name, input);
  };
}

/** Queries that need no session. They stay cached after signing out. */
const publicOperations: ReadonlySet<OperationName> = new Set<OperationName>(["get_invitation"]);

/** Drops everything that was loaded for the signed-in user. */
export function clearQueryCache(): void {
  for (const [key, { name }] of entries) if (!publicOperations.has(name)) entries.delete(key);
}
