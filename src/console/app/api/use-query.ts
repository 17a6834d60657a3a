import { useCallback, useEffect, useSyncExternalStore } from "react";
import { type QueryState, getQueryKey, getQueryState, subscribeToQuery, refetchQuery } from "#/console/app/api/query-cache";
import type { Input, OperationName, Output } from "#/console/app/api/call-operation";

/**
 * The answer of a reading operation, asked for when a screen first shows it and shared by all that show it. What is known already is shown at once and asked for
 * again behind it.
 */
export function useQuery<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
): QueryState<Output<Name>> & { readonly reload: () => void } {
  const key = getQueryKey(name, input);
  // The key says all that the input does, so that a new object of the same content asks for nothing.
  const subscribe = useCallback((listener: () => void) => subscribeToQuery(name, parseInput<Name>(key), listener), [name, key]);
  const state = useSyncExternalStore(subscribe, () => getQueryState(name, parseInput<Name>(key)));
  const reload = useCallback(() => void refetchQuery(name, parseInput<Name>(key)), [name, key]);
  useEffect(reload, [reload]);
  return { ...state, reload };
}

const parseInput = <Name extends OperationName>(key: string): Input<Name> => JSON.parse(key.slice(key.indexOf(" ") + 1));
