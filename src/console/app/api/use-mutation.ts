import { useCallback, useState } from "react";
import { invalidateQueries } from "#/console/app/api/queries";
import {
  callOperation,
  getErrorMessage,
  type Input,
  type OperationName,
  type Output,
  RequestFailure,
} from "#/console/app/api/call-operation";
import { showToast, showErrorToast } from "#/console/app/state/toasts";

type MutationOptions<Name extends OperationName> = {
  /** Queries to refetch when the mutation has succeeded. */
  readonly invalidates?: readonly OperationName[];
  /** Edits cached results with `updateOptimistically`; returns the function that undoes it. */
  readonly applyOptimistically?: (input: Input<Name>) => () => void;
  /** The toast to show on success. */
  readonly successMessage?: (output: Output<Name>, input: Input<Name>) => string;
  /**
   * ETag of what the user saw. If it has changed since, nothing is written and `isStale` is set.
   */
  readonly ifMatch?: string | undefined;
  /** Keeps a failure in `problem` for the form to show, instead of a toast. */
  readonly inForm?: boolean;
};

/**
 * A mutation through an operation. `run` resolves to the output, or to undefined if it failed: the
 * optimistic update is undone, and the server's message appears as a toast or, with `inForm`, in
 * `problem`. `isBusy` lasts until the invalidated queries are refetched, so that nothing is sent
 * twice from a stale screen.
 */
export function useMutation<Name extends OperationName>(name: Name, options: MutationOptions<Name> = {}) {
  const [pendingCount, setPendingCount] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  const [isStale, setStale] = useState(false);
  const { invalidates = [], applyOptimistically, successMessage, inForm = false, ifMatch } = options;
  const run = useCallback(
    async (input: Input<Name>, { isForced = false } = {}): Promise<Output<Name> | undefined> => {
      setPendingCount((count) => count + 1);
      const finish = () => setPendingCount((count) => count - 1);
      setFailure(undefined);
      setStale(false);
      const undo = applyOptimistically?.(input);
      try {
        const output = await callOperation(name, input, { ifMatch: isForced ? undefined : ifMatch });
        if (successMessage) showToast(successMessage(output, input));
        void invalidateQueries(...invalidates).finally(finish);
        return output;
      } catch (thrown) {
        undo?.();
        if (thrown instanceof RequestFailure && thrown.status === 412) setStale(true);
        else if (inForm) setFailure(thrown);
        else showErrorToast(thrown);
        finish();
        return undefined;
      }
    },
    [name, invalidates, applyOptimistically, successMessage, inForm, ifMatch],
  );
  const clear = () => {
    setFailure(undefined);
    setStale(false);
  };
  return {
    run,
    isBusy: pendingCount > 0,
    problem: failure === undefined ? undefined : getErrorMessage(failure),
    /** The HTTP status behind `problem`. */
    problemStatus: failure instanceof RequestFailure ? failure.status : undefined,
    isStale,
    clear,
  };
}
