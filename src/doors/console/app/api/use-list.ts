import { useState } from "react";
import { call, type Input, type OperationName, type Output } from "#/doors/console/app/api/call";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { tellFailure } from "#/doors/console/app/state/toasts";

/**
 * A list that the server gives in pages: the first one shared and kept fresh like any answer, more of it on demand. `renderRowCss` takes the rows out of an answer. `more` is
 * absent on the last page.
 */
export function useList<Name extends OperationName, Row>(
  name: Name,
  input: Input<Name>,
  rowsOf: (answer: Output<Name>) => readonly Row[],
  cursorOf: (answer: Output<Name>) => string | null,
) {
  const first = useAnswer(name, input);
  const [kept, setKept] = useState<{
    readonly after: Output<Name> | undefined;
    readonly rows: readonly Row[];
    readonly cursor: string | null;
  }>();
  const [isBusy, setBusy] = useState(false);
  // A fresh first page makes the pages after it old.
  const later = kept?.after === first.data ? kept : undefined;
  const cursor = later ? later.cursor : first.data === undefined ? null : cursorOf(first.data);
  const more = async () => {
    setBusy(true);
    try {
      const answer = await call(name, { ...input, cursor } as Input<Name>);
      setKept({ after: first.data, rows: [...(later?.rows ?? []), ...rowsOf(answer)], cursor: cursorOf(answer) });
    } catch (thrown) {
      tellFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return {
    ...first,
    rows: first.data === undefined ? undefined : [...rowsOf(first.data), ...(later?.rows ?? [])],
    ...(cursor !== null && { more }),
    isLoadingMore: isBusy,
  };
}
