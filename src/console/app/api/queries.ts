import {
  notifyManager,
  type Query as CachedQuery,
  QueryClient,
  type QueryFilters,
  queryOptions,
  useQuery as useCachedQuery,
} from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { callOperation, type Input, type OperationName, type Output } from "#/console/app/api/call-operation";
import { startFirstLoad } from "#/console/app/state/first-load";
import { showErrorToast } from "#/console/app/state/toasts";

// Components render a result before the code that awaits its request continues.
notifyManager.setScheduler(queueMicrotask);

/**
 * What the console has loaded, by operation and input. A cached result is shown at once and
 * refetched on mount.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: "always",
      refetchOnMount: "always",
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      structuralSharing: false,
    },
  },
});

/** The query of a read operation with its input. */
export const toQueryOptions = <Name extends OperationName>(name: Name, input: Input<Name>) =>
  queryOptions({
    queryKey: [name, input] as const,
    queryFn: async (context): Promise<Output<Name>> => {
      if (designPartOperations.has(name)) {
        // Reading the signal cancels the query as soon as no component uses it.
        const { signal } = context;
        await waitForPrerequisites();
        signal.throwIfAborted();
      }
      const isFirstLoad = queryClient.getQueryData(context.queryKey) === undefined;
      const endFirstLoad = isFirstLoad ? startFirstLoad() : undefined;
      try {
        return await callOperation(name, input);
      } finally {
        endFirstLoad?.();
      }
    },
  });

/** Queries whose result decides which other queries a screen runs. */
const prerequisiteOperations: ReadonlySet<unknown> = new Set<OperationName>(["get_project", "get_design", "list_brand_designs"]);

/** Queries about parts of a design. The server refuses them while the design has no such parts. */
const designPartOperations: ReadonlySet<unknown> = new Set<OperationName>(["get_design_board", "get_audit"]);

const isPrerequisite = ({ queryKey }: Pick<CachedQuery, "queryKey">) => prerequisiteOperations.has(queryKey[0]);

/** Resolves when no prerequisite is in flight and the components of removed parts are unmounted. */
async function waitForPrerequisites(): Promise<void> {
  // Effects of children run before those of their parents.
  await Promise.resolve();
  while (queryClient.isFetching({ predicate: isPrerequisite }) > 0) {
    await waitUntilFetched({ predicate: isPrerequisite });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Resolves when none of the queries is in flight. */
function waitUntilFetched(filters: QueryFilters): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (queryClient.isFetching(filters) > 0) return;
    unsubscribe();
    resolve();
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(check);
  check();
  return promise;
}

/**
 * Refetches every query of these operations that is on screen and drops the others. Resolves when
 * their newest requests have finished.
 */
export async function invalidateQueries(...names: readonly OperationName[]): Promise<void> {
  const filters: QueryFilters = { predicate: ({ queryKey }) => names.some((name) => name === queryKey[0]), type: "active" };
  queryClient.removeQueries({ ...filters, type: "inactive" });
  // A first load that started before the change could return the state before it.
  for (const query of queryClient.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" }))
    void query.cancel({ silent: true });
  void queryClient.refetchQueries(filters);
  await waitUntilFetched(filters);
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
  const options = toQueryOptions(name, input);
  const { queryKey } = options;
  const before: Output<Name> | undefined = queryClient.getQueryData<Output<Name>>(queryKey);
  if (before === undefined) return () => {};
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Output<Name>>(queryKey, edit(before));
  const editedAt = queryClient.getQueryState(queryKey)?.dataUpdateCount;
  return () => {
    const state = queryClient.getQueryState(queryKey);
    // A request that started after the edit has newer data than the result before it.
    if (state?.dataUpdateCount === editedAt && state?.fetchStatus === "idle")
      queryClient.setQueryData<Output<Name>>(queryKey, before);
    else void queryClient.refetchQueries({ queryKey });
  };
}

/**
 * Drops everything that was loaded for the signed-in user. An invitation needs no session and
 * stays.
 */
export function clearQueryCache(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "get_invitation" });
}

/** The state of a query. `data` stays while a newer response is loading. */
export type Query<Data> = {
  readonly data?: Data;
  readonly failure?: unknown;
  readonly isLoading: boolean;
  readonly reload: () => void;
};

/**
 * The result of a read operation, fetched when a component first uses it and shared by all that do.
 * A cached result is shown at once and refetched in the background.
 *
 * @example
 * const brand = useQuery("get_brand", { id });
 * return <QueryBoundary query={brand}>{({ name }) => <h1>{name}</h1>}</QueryBoundary>;
 */
export function useQuery<Name extends OperationName>(name: Name, input: Input<Name>): Query<Output<Name>> {
  const { data, error, isFetching, refetch } = useCachedQuery(toQueryOptions(name, input), queryClient);
  const reload = useCallback(() => void refetch(), [refetch]);
  return { ...(data !== undefined && { data }), ...(error !== null && { failure: error }), isLoading: isFetching, reload };
}

/**
 * A paged list. The first page is shared and refreshed like any query; `loadMore` appends the next
 * page and is absent on the last one.
 */
export function useList<Name extends OperationName, Row>(
  name: Name,
  input: Input<Name>,
  getRows: (page: Output<Name>) => readonly Row[],
  getCursor: (page: Output<Name>) => string | null,
) {
  const first = useQuery(name, input);
  const [laterPages, setLaterPages] = useState<{
    readonly after: Output<Name> | undefined;
    readonly rows: readonly Row[];
    readonly cursor: string | null;
  }>();
  const [isBusy, setBusy] = useState(false);
  // A refreshed first page invalidates the pages after it.
  const validPages = laterPages?.after === first.data ? laterPages : undefined;
  const cursor = validPages ? validPages.cursor : first.data === undefined ? null : getCursor(first.data);
  const loadMore = async () => {
    setBusy(true);
    try {
      const page = await callOperation(name, { ...input, cursor } as Input<Name>);
      setLaterPages({ after: first.data, rows: [...(validPages?.rows ?? []), ...getRows(page)], cursor: getCursor(page) });
    } catch (thrown) {
      showErrorToast(thrown);
    } finally {
      setBusy(false);
    }
  };
  return {
    ...first,
    rows: first.data === undefined ? undefined : [...getRows(first.data), ...(validPages?.rows ?? [])],
    ...(cursor !== null && { loadMore }),
    isLoadingMore: isBusy,
  };
}
