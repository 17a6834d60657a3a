import { useCallback, useState } from "react";
import { invalidateQueries } from "#/console/app/api/query-cache";
import { callOperation, type Input, type OperationName, type Output } from "#/console/app/api/call-operation";
import { RequestFailure, getErrorMessage } from "#/console/app/api/request-failure";
import { showToast, showErrorToast } from "#/console/app/state/toasts";

type MutationOptions<Name extends OperationName> = {
  /** Reading operations whose answers the change makes old. */
  readonly invalidates?: readonly OperationName[];
  /** Shows the change before it is made, with `expect`; gives back what undoes that. */
  readonly applyOptimistically?: (input: Input<Name>) => () => void;
  /** What the person is told when it is done. */
  readonly successMessage?: (output: Output<Name>, input: Input<Name>) => string;
  /** The ETag of what the person saw before the change: where that has changed since, nothing is written and `isStale` holds. */
  readonly ifMatch?: string | undefined;
  /** Keeps a failure for the form that shows it, rather than telling it in a corner. */
  readonly inForm?: boolean;
};

/**
 * A change to make through an operation. `run` gives the answer, or undefined where it failed: what was shown ahead is rolled back then, and the person is told the
 * server's own sentence, in a corner of the window or, with `inForm`, in `problem`. `isBusy` lasts until the screen knows what came of it, so that nothing is done twice
 * because the old state still stands there.
 */
export function useMutation<Name extends OperationName>(name: Name, options: MutationOptions<Name> = {}) {
  const [pendingCount, setPendingCount] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isStale, setStale] = useState(false);
  const { invalidates = [], applyOptimistically, successMessage, inForm = false, ifMatch } = options;
  const run = useCallback(
    async (input: Input<Name>, { isForced = false } = {}): Promise<Output<Name> | undefined> => {
      setPendingCount((count) => count + 1);
      const finish = () => setPendingCount((count) => count - 1);
      setProblem(undefined);
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
        else if (inForm) setProblem(getErrorMessage(thrown));
        else showErrorToast(thrown);
        finish();
        return undefined;
      }
    },
    [name, invalidates, applyOptimistically, successMessage, inForm, ifMatch],
  );
  const clear = () => {
    setProblem(undefined);
    setStale(false);
  };
  return { run, isBusy: pendingCount > 0, problem, isStale, clear };
}
