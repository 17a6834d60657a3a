import { useCallback, useEffect, useSyncExternalStore } from "react";
import { type Known, keyOf, knownOf, listen, refresh } from "#/doors/console/app/api/answers";
import type { Input, OperationName, Output } from "#/doors/console/app/api/call";

/**
 * The answer of a reading operation, asked for when a screen first shows it and shared by all that show it. What is known already is shown at once and asked for
 * again behind it.
 */
export function useAnswer<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
): Known<Output<Name>> & { readonly reload: () => void } {
  const key = keyOf(name, input);
  // The key says all that the input does, so that a new object of the same content asks for nothing.
  const subscribe = useCallback((listener: () => void) => listen(name, inputIn<Name>(key), listener), [name, key]);
  const known = useSyncExternalStore(subscribe, () => knownOf(name, inputIn<Name>(key)));
  const reload = useCallback(() => void refresh(name, inputIn<Name>(key)), [name, key]);
  useEffect(reload, [reload]);
  return { ...known, reload };
}

const inputIn = <Name extends OperationName>(key: string): Input<Name> => JSON.parse(key.slice(key.indexOf(" ") + 1));
