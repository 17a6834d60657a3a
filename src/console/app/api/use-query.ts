import { useCallback, useEffect, useSyncExternalStore } from "react";
import { type QueryState, getQueryKey, getQueryState, subscribeToQuery, refetchQuery } from "#/console/app/api/query-cache";
import type { Input, OperationName, Output } from "#/console/app/api/call-operation";

/**
 * The result of a read operation, fetched when a component first uses it and shared by all that do.
 * A cached result is shown at once and refetched in the background.
 */
export function useQuery<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
): QueryState<Output<Name>> & { readonly reload: () => void } {
  const key = getQueryKey(name, input);
  // The key contains the whole input, so a new object with equal content triggers no request.
  const subscribe = useCallback((listener: () => void) => subscribeToQuery(name, parseInput<Name>(key), listener), [name, key]);
  const state = useSyncExternalStore(subscribe, () => getQueryState(name, parseInput<Name>(key)));
  const reload = useCallback(() => void refetchQuery(name, parseInput<Name>(key)), [name, key]);
  useEffect(reload, [reload]);
  return { ...state, reload };
}

const parseInput = <Name extends OperationName>(key: string): Input<Name> => JSON.parse(key.slice(key.indexOf(" ") + 1));
