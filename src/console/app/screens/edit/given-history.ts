import { useState } from "react";
import {
  addState,
  canRedo,
  canUndo,
  createHistoryStore,
  type EditHistory,
  moveBy,
} from "#/console/app/screens/edit/edit-history";
import type { Given } from "#/console/app/screens/edit/panel";

/** JSON with the fields of objects in the order of their names. */
const toComparable = (given: Given): string =>
  JSON.stringify(given, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const givenHistories = createHistoryStore<Given>({
  prefix: "livery.given",
  areSame: (one, other) => toComparable(one) === toComparable(other),
  isState: (value): value is Given => typeof value === "object" && value !== null && !Array.isArray(value),
});

/**
 * The given parts of a draft during a session, oldest first. Each change is on the server before it
 * is a state here. `given` is what the server has.
 */
export function useGivenHistory(designId: string, given: Given) {
  const [history] = useState(() => givenHistories.restore(designId, given));
  const keep = (next: EditHistory<Given>, saved: Given) => givenHistories.store(designId, next, saved);
  const move = (steps: 1 | -1) => {
    const next = moveBy(history, steps);
    return { given: next.states[next.index] ?? {}, keep: (saved: Given) => keep(next, saved) };
  };
  return {
    /** The state before the last change, and how it is kept once it is saved. */
    ...(canUndo(history) && { undo: () => move(-1) }),
    ...(canRedo(history) && { redo: () => move(1) }),
    /** Adds a state that was saved. */
    add: (saved: Given) => keep(addState(history, saved), saved),
  };
}
