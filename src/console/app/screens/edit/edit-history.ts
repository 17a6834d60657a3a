import { type AdjustmentList, areSameAdjustments } from "#/console/app/screens/edit/adjustment-list";

/** The states of an editing session, oldest first, and the index of the one that is shown. */
export type EditHistory<State = AdjustmentList> = { readonly states: readonly State[]; readonly index: number };

/** States that are kept; the oldest ones are dropped. */
const maxStates = 200;

/**
 * The history with a new state after the shown one. `replaces` the shown one instead, while a value
 * is still being typed.
 */
export function addState<State>({ states, index }: EditHistory<State>, state: State, replaces = false): EditHistory<State> {
  const before = states.slice(0, replaces && index > 0 ? index : index + 1);
  const kept = [...before, state].slice(-maxStates);
  return { states: kept, index: kept.length - 1 };
}

export const canUndo = ({ index }: EditHistory<unknown>): boolean => index > 0;
export const canRedo = ({ states, index }: EditHistory<unknown>): boolean => index < states.length - 1;

/** The history with another state shown; unchanged at either end. */
export const moveBy = <State>(history: EditHistory<State>, steps: 1 | -1): EditHistory<State> => ({
  ...history,
  index: Math.min(history.states.length - 1, Math.max(0, history.index + steps)),
});

export const getShownState = ({ states, index }: EditHistory): AdjustmentList => states[index] ?? [];

type StoredHistory<State> = EditHistory<State> & {
  /** What the server had when the history was stored. */
  readonly saved: State;
};

type HistoryStoreOptions<State> = {
  /** Begins the names of the entries in the tab's storage. */
  readonly prefix: string;
  readonly areSame: (one: State, other: State) => boolean;
  readonly isState: (value: unknown) => value is State;
};

/** Keeps histories by design for this tab, so that they survive a reload. */
export function createHistoryStore<State>({ prefix, areSame, isState }: HistoryStoreOptions<State>) {
  const getStorageKey = (designId: string) => `${prefix}.${designId}`;
  const isStored = (value: unknown): value is StoredHistory<State> =>
    typeof value === "object" &&
    value !== null &&
    "states" in value &&
    Array.isArray(value.states) &&
    value.states.every(isState) &&
    "index" in value &&
    typeof value.index === "number" &&
    value.index in value.states &&
    "saved" in value &&
    isState(value.saved);
  const read = (designId: string): StoredHistory<State> | undefined => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(getStorageKey(designId)) ?? "null");
      return isStored(stored) ? stored : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    store(designId: string, { states, index }: EditHistory<State>, saved: State): void {
      for (let from = 0; from <= index; from += Math.max(1, Math.ceil((index - from) / 2)))
        try {
          const stored: StoredHistory<State> = { states: states.slice(from), index: index - from, saved };
          sessionStorage.setItem(getStorageKey(designId), JSON.stringify(stored));
          return;
        } catch {
          // The storage is full: tried again without the older half.
        }
    },
    /**
     * The stored history of a design, as far as it fits what the server has now: it continues at the
     * state that was shown if no other person has edited the design since. Otherwise it starts again.
     */
    restore(designId: string, current: State): EditHistory<State> {
      const stored = read(designId);
      const isBasis = stored && areSame(stored.saved, current);
      if (isBasis) return { states: stored.states, index: stored.index };
      const index = stored?.states.findLastIndex((state) => areSame(state, current)) ?? -1;
      return stored && index >= 0 ? { states: stored.states, index } : { states: [current], index: 0 };
    },
  };
}

/** The histories of adjustments. */
export const editHistories = createHistoryStore<AdjustmentList>({
  prefix: "livery.edits",
  areSame: areSameAdjustments,
  isState: (value): value is AdjustmentList => Array.isArray(value),
});
