import { useQuery as useCachedQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Input, OperationName, Output } from "#/console/app/api/call-operation";
import { queryClient, toQueryOptions } from "#/console/app/api/query-client";

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
