import { useCallback, useState } from "react";
import { refreshAll } from "#/doors/console/app/api/answers";
import { call, type Input, type OperationName, type Output } from "#/doors/console/app/api/call";
import { RequestFailure, sentenceOf } from "#/doors/console/app/api/request-failure";
import { tell, tellFailure } from "#/doors/console/app/state/toasts";

type ChangeOptions<Name extends OperationName> = {
  /** Reading operations whose answers the change makes old. */
  readonly refreshes?: readonly OperationName[];
  /** Shows the change before it is made, with `expect`; gives back what undoes that. */
  readonly expects?: (input: Input<Name>) => () => void;
  /** What the person is told when it is done. */
  readonly says?: (output: Output<Name>, input: Input<Name>) => string;
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
export function useChange<Name extends OperationName>(name: Name, options: ChangeOptions<Name> = {}) {
  const [underWay, setUnderWay] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isStale, setStale] = useState(false);
  const { refreshes = [], expects, says, inForm = false, ifMatch } = options;
  const run = useCallback(
    async (input: Input<Name>, { isForced = false } = {}): Promise<Output<Name> | undefined> => {
      setUnderWay((count) => count + 1);
      const end = () => setUnderWay((count) => count - 1);
      setProblem(undefined);
      setStale(false);
      const undo = expects?.(input);
      try {
        const output = await call(name, input, { ifMatch: isForced ? undefined : ifMatch });
        if (says) tell(says(output, input));
        void refreshAll(...refreshes).finally(end);
        return output;
      } catch (thrown) {
        undo?.();
        if (thrown instanceof RequestFailure && thrown.status === 412) setStale(true);
        else if (inForm) setProblem(sentenceOf(thrown));
        else tellFailure(thrown);
        end();
        return undefined;
      }
    },
    [name, refreshes, expects, says, inForm, ifMatch],
  );
  const clear = () => {
    setProblem(undefined);
    setStale(false);
  };
  return { run, isBusy: underWay > 0, problem, isStale, clear };
}
