import { useCallback, useEffect, useRef, useState } from "react";
import { callOperation, getErrorMessage, RequestFailure } from "#/console/app/api/call-operation";
import { invalidateQueries } from "#/console/app/api/queries";
import {
  type AdjustmentList,
  areSameAdjustments,
  getTarget,
  type ListedAdjustment,
  removeTarget,
  setAdjustment,
  setReason,
} from "#/console/app/screens/edit/adjustment-list";
import { addState, canRedo, canUndo, editHistories, getShownState, moveBy } from "#/console/app/screens/edit/edit-history";
import { editedQueries, sendEdits } from "#/console/app/screens/edit/send-edits";

/** How long nothing changes before the edits are saved, in milliseconds. */
const saveDelayMs = 600;

/** Changes of one value within this time are one step to undo, in milliseconds. */
const mergeMs = 1500;

/**
 * What is saved. `conflict`: another person changed the design meanwhile, or it cannot be edited
 * now.
 */
export type SaveStatus =
  | { readonly kind: "saved" | "saving" }
  | { readonly kind: "failed" | "conflict"; readonly message: string };

/** The edits of a design during a session: change, undo, redo and save them. */
export type Edits = ReturnType<typeof useEdits>;

/**
 * The edits of a design. Each change is saved when nothing has changed for a moment; what is not
 * saved yet and the steps to undo survive a reload of the page. `initial` is what the server has.
 */
export function useEdits(designId: string, initial: AdjustmentList) {
  const [history, setHistory] = useState(() => editHistories.restore(designId, initial));
  const [saved, setSaved] = useState(initial);
  const [status, setStatus] = useState<SaveStatus>({ kind: "saved" });
  const list = getShownState(history);
  const wanted = useRef(list);
  wanted.current = list;
  const progress = useRef({ isSaving: false, saved: initial });
  const lastChange = useRef({ target: "", at: 0 });

  const save = useCallback(async () => {
    const state = progress.current;
    if (state.isSaving) return;
    state.isSaving = true;
    try {
      while (!areSameAdjustments(wanted.current, state.saved)) {
        const sent = wanted.current;
        setStatus({ kind: "saving" });
        await sendEdits(designId, sent);
        state.saved = sent;
        setSaved(sent);
      }
      setStatus({ kind: "saved" });
    } catch (thrown) {
      const isConflict = thrown instanceof RequestFailure && (thrown.status === 412 || thrown.status === 409);
      setStatus({ kind: isConflict ? "conflict" : "failed", message: getErrorMessage(thrown) });
    } finally {
      state.isSaving = false;
      void invalidateQueries(...editedQueries);
    }
  }, [designId]);

  useEffect(() => {
    editHistories.store(designId, history, saved);
  }, [designId, history, saved]);
  useEffect(() => {
    if (areSameAdjustments(list, progress.current.saved) && !progress.current.isSaving) {
      setStatus({ kind: "saved" });
      return;
    }
    setStatus((before) => (before.kind === "conflict" ? before : { kind: "saving" }));
    const timer = setTimeout(() => void save(), saveDelayMs);
    return () => clearTimeout(timer);
  }, [list, save]);
  // Nothing is lost when the person goes on to another screen at once.
  useEffect(
    () => () => {
      if (!areSameAdjustments(wanted.current, progress.current.saved)) void save();
    },
    [save],
  );

  const apply = useCallback((next: AdjustmentList, target: string) => {
    const now = Date.now();
    const { target: lastTarget, at } = lastChange.current;
    const continues = target === lastTarget && now - at < mergeMs;
    lastChange.current = { target, at: now };
    setHistory((before) => (areSameAdjustments(getShownState(before), next) ? before : addState(before, next, continues)));
  }, []);
  const move = useCallback((steps: 1 | -1) => {
    lastChange.current = { target: "", at: 0 };
    setHistory((before) => moveBy(before, steps));
  }, []);
  const getLastTarget = useCallback(() => lastChange.current.target, []);
  return {
    list,
    /** The target of the last change; empty after one of several values, an undo or a redo. */
    getLastTarget,
    /** What the server has. */
    saved,
    status,
    /** Adds an adjustment; it replaces earlier ones with the same target. */
    set: (adjustment: ListedAdjustment) => apply(setAdjustment(wanted.current, adjustment), getTarget(adjustment)),
    /** Says why an adjustment was made; an empty reason removes it. */
    explain: (adjustment: ListedAdjustment, reason: string) => {
      const target = getTarget(adjustment);
      apply(setReason(wanted.current, target, reason), `reason ${target}`);
    },
    /** Removes the adjustments of the target that this one has. */
    reset: (adjustment: ListedAdjustment) => apply(removeTarget(wanted.current, getTarget(adjustment)), ""),
    resetAll: () => apply([], ""),
    /** Replaces all edits in one step. */
    replace: (next: AdjustmentList) => apply(next, ""),
    ...(canUndo(history) && { undo: () => move(-1) }),
    ...(canRedo(history) && { redo: () => move(1) }),
    retry: () => void save(),
    /** Takes over edits that the server has made, as a step that can be undone. */
    async adopt() {
      const { adjustments } = await callOperation("get_design_edits", { id: designId });
      progress.current.saved = adjustments;
      setSaved(adjustments);
      lastChange.current = { target: "", at: 0 };
      setHistory((before) => addState(before, adjustments));
      void invalidateQueries(...editedQueries);
    },
    /** Drops what is not saved and continues with what the server has. */
    async reload() {
      const { adjustments } = await callOperation("get_design_edits", { id: designId });
      progress.current.saved = adjustments;
      setSaved(adjustments);
      setHistory({ states: [adjustments], index: 0 });
      setStatus({ kind: "saved" });
    },
  };
}
