import type { ReactNode } from "react";
import type { Query } from "#/console/app/api/queries";
import { getErrorMessage } from "#/console/app/api/call-operation";
import { Button } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { Skeleton } from "#/console/app/components/skeleton";

type QueryBoundaryProps<Data> = {
  readonly query: Query<Data>;
  /** Shown until the first response. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/**
 * Renders a query: a skeleton while it loads, its data, or the server's message with a retry
 * button.
 */
export function QueryBoundary<Data>({ query, skeleton, children }: QueryBoundaryProps<Data>) {
  return (
    <>
      {query.failure !== undefined && (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={query.reload} isBusy={query.isLoading}>
              Try again
            </Button>
          }
        >
          {getErrorMessage(query.failure)}
        </Notice>
      )}
      {query.data === undefined ? query.failure === undefined && (skeleton ?? <Skeleton lines={4} />) : children(query.data)}
    </>
  );
}
