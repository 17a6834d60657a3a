import { useEffect, useSyncExternalStore } from "react";
import type { IconName } from "#/doors/console/app/parts/icon";

export type Command = {
  readonly label: string;
  /** Where it belongs, such as “Go to” or a brand's name. */
  readonly group: string;
  readonly icon?: IconName | undefined;
  readonly run: () => void;
};

let offered: ReadonlyMap<object, readonly Command[]> = new Map();
const listeners = new Set<() => void>();
const change = (next: ReadonlyMap<object, readonly Command[]>) => {
  offered = next;
  for (const listener of listeners) listener();
};

/** Offers commands in the palette for as long as the screen stands. Keep the list stable with `useMemo`. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const token = {};
    change(new Map([...offered, [token, commands]]));
    return () => change(new Map([...offered].filter(([key]) => key !== token)));
  }, [commands]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** All commands that stand, those of the screen first. */
export const useOffered = (): readonly Command[] => {
  const map = useSyncExternalStore(subscribe, () => offered);
  return [...map.values()].toReversed().flat();
};
