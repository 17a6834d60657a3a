import { useCallback, useState } from "react";
import { refreshAll } from "#/doors/console/app/api/answers";
import { call, type Input, type OperationName, type Output } from "#/doors/console/app/api/call";
import { sentenceOf } from "#/doors/console/app/api/request-failure";
import { tell, tellFailure } from "#/doors/console/app/state/toasts";

type ChangeOptions<Name extends OperationName> = {
  /** Reading operations whose answers the change makes old. */
  readonly refreshes?: readonly OperationName[];
  /** Shows the change before it is made, with `expect`; gives back what undoes that. */
  readonly expects?: (input: Input<Name>) => () => void;
  /** What the person is told when it is done. */
  readonly says?: (output: Output<Name>, input: Input<Name>) => string;
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
  const { refreshes = [], expects, says, inForm = false } = options;
  const run = useCallback(
    async (input: Input<Name>): Promise<Output<Name> | undefined> => {
      setUnderWay((count) => count + 1);
      const end = () => setUnderWay((count) => count - 1);
      setProblem(undefined);
      const undo = expects?.(input);
      try {
        const output = await call(name, input);
        if (says) tell(says(output, input));
        void refreshAll(...refreshes).finally(end);
        return output;
      } catch (thrown) {
        undo?.();
        if (inForm) setProblem(sentenceOf(thrown));
        else tellFailure(thrown);
        end();
        return undefined;
      }
    },
    [name, refreshes, expects, says, inForm],
  );
  return { run, isBusy: underWay > 0, problem, clear: () => setProblem(undefined) };
}
