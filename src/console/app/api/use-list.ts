import { useState } from "react";
import { callOperation, type Input, type OperationName, type Output } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/queries";
import { showErrorToast } from "#/console/app/state/toasts";

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
