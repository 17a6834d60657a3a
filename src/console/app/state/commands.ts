import { useEffect, useSyncExternalStore } from "react";
import type { IconName } from "#/console/app/components/icon";

export type Command = {
  readonly label: string;
  /** The group that it is listed in, such as “Go to” or a brand's name. */
  readonly group: string;
  readonly icon?: IconName | undefined;
  readonly run: () => void;
};

let commandSets: ReadonlyMap<object, readonly Command[]> = new Map();
const listeners = new Set<() => void>();
const setCommandSets = (next: ReadonlyMap<object, readonly Command[]>) => {
  commandSets = next;
  for (const listener of listeners) listener();
};

/**
 * Adds commands to the palette while the component is mounted. Keep the list stable with `useMemo`.
 */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const owner = {};
    setCommandSets(new Map([...commandSets, [owner, commands]]));
    return () => setCommandSets(new Map([...commandSets].filter(([key]) => key !== owner)));
  }, [commands]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** All available commands, those of the screen first. */
export const useAvailableCommands = (): readonly Command[] => {
  const sets = useSyncExternalStore(subscribe, () => commandSets);
  return [...sets.values()].toReversed().flat();
};
