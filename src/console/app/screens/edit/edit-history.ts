import { type AdjustmentList, areSameAdjustments } from "#/console/app/screens/edit/adjustment-list";

/** The states of an editing session, oldest first, and the index of the one that is shown. */
export type EditHistory = { readonly states: readonly AdjustmentList[]; readonly index: number };

/** States that are kept; the oldest ones are dropped. */
const maxStates = 200;

/**
 * The history with a new state after the shown one. `replaces` the shown one instead, while a value
 * is still being typed.
 */
export function addState({ states, index }: EditHistory, state: AdjustmentList, replaces = false): EditHistory {
  const before = states.slice(0, replaces && index > 0 ? index : index + 1);
  const kept = [...before, state].slice(-maxStates);
  return { states: kept, index: kept.length - 1 };
}

export const canUndo = ({ index }: EditHistory): boolean => index > 0;
export const canRedo = ({ states, index }: EditHistory): boolean => index < states.length - 1;

/** The history with another state shown; unchanged at either end. */
export const moveBy = (history: EditHistory, steps: 1 | -1): EditHistory => ({
  ...history,
  index: Math.min(history.states.length - 1, Math.max(0, history.index + steps)),
});

export const getShownState = ({ states, index }: EditHistory): AdjustmentList => states[index] ?? [];

type StoredHistory = EditHistory & {
  /** What the server had when the history was stored. */
  readonly saved: AdjustmentList;
};

const getStorageKey = (designId: string) => `livery.edits.${designId}`;

/** Keeps a history for this tab, so that it survives a reload. */
export function storeHistory(designId: string, { states, index }: EditHistory, saved: AdjustmentList): void {
  for (let from = 0; from <= index; from += Math.max(1, Math.ceil((index - from) / 2)))
    try {
      const stored: StoredHistory = { states: states.slice(from), index: index - from, saved };
      sessionStorage.setItem(getStorageKey(designId), JSON.stringify(stored));
      return;
    } catch {
      // The storage is full: tried again without the older half.
    }
}

/**
 * The stored history of a design, as far as it fits what the server has now: it continues at the
 * state that was shown if no other person has edited the design since. Otherwise it starts again.
 */
export function restoreHistory(designId: string, current: AdjustmentList): EditHistory {
  const stored = readHistory(designId);
  const isBasis = stored && areSameAdjustments(stored.saved, current);
  if (isBasis) return { states: stored.states, index: stored.index };
  const index = stored?.states.findLastIndex((state) => areSameAdjustments(state, current)) ?? -1;
  return stored && index >= 0 ? { states: stored.states, index } : { states: [current], index: 0 };
}

function readHistory(designId: string): StoredHistory | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(getStorageKey(designId)) ?? "null");
    return isStoredHistory(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const isStoredHistory = (value: unknown): value is StoredHistory =>
  typeof value === "object" &&
  value !== null &&
  "states" in value &&
  Array.isArray(value.states) &&
  value.states.every(Array.isArray) &&
  "index" in value &&
  typeof value.index === "number" &&
  value.index in value.states &&
  "saved" in value &&
  Array.isArray(value.saved);
