import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { type Known, keyOf, knownOf, listen, refresh } from "#/doors/console/app/api/answers";
import type { Input, OperationName, Output } from "#/doors/console/app/api/call";

/** The answers of one reading operation to several inputs, in their order: each asked for and shared as by `useAnswer`. */
export function useAnswers<Name extends OperationName>(
  name: Name,
  inputs: readonly Input<Name>[],
): readonly Known<Output<Name>>[] {
  const keys = JSON.stringify(inputs.map((input) => keyOf(name, input)));
  const shown = useRef<readonly Known<Output<Name>>[]>([]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = inputsIn<Name>(name, keys).map((input) => listen(name, input, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [name, keys],
  );
  const known = useSyncExternalStore(subscribe, () => {
    const next = inputsIn<Name>(name, keys).map((input) => knownOf(name, input));
    const isSame = next.length === shown.current.length && next.every((one, index) => one === shown.current[index]);
    if (!isSame) shown.current = next;
    return shown.current;
  });
  useEffect(() => {
    for (const input of inputsIn<Name>(name, keys)) void refresh(name, input);
  }, [name, keys]);
  return known;
}

/** The inputs that a text of keys stands for. */
const inputsIn = <Name extends OperationName>(name: Name, keys: string): readonly Input<Name>[] =>
  (JSON.parse(keys) as readonly string[]).map((key) => JSON.parse(key.slice(name.length + 1)));
