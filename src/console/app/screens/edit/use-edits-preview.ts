import { useEffect, useRef, useState } from "react";
import { callOperation, getErrorMessage, type Output } from "#/console/app/api/call-operation";
import { type AdjustmentList, areSameAdjustments } from "#/console/app/screens/edit/adjustment-list";

type EditsPreview = Output<"preview_design_edits">;
export type EditedValues = EditsPreview["values"];
export type RoleContrast = EditsPreview["contrast"][number];
export type ContrastFailure = EditsPreview["failures"][number];

/** A preview and the edits that it is of. */
export type ShownPreview = EditsPreview & { readonly list: AdjustmentList };

/** Pause in typing before a preview is requested, in milliseconds. */
const debounceMs = 40;

/**
 * What edits look like before they are saved. One request is under way at a time, and the next one
 * is for the newest edits. The last preview stays while the next one loads.
 */
export function useEditsPreview(
  id: string,
  list: AdjustmentList,
): { readonly preview: ShownPreview | undefined; readonly problem: string | undefined } {
  const [preview, setPreview] = useState<ShownPreview>();
  const [problem, setProblem] = useState<string>();
  const progress = useRef<{ wanted: AdjustmentList; isLoading: boolean; isUnmounted: boolean }>({
    wanted: list,
    isLoading: false,
    isUnmounted: false,
  });
  useEffect(() => {
    const state = progress.current;
    state.isUnmounted = false;
    return () => {
      state.isUnmounted = true;
    };
  }, []);
  useEffect(() => {
    const state = progress.current;
    state.wanted = list;
    const load = async () => {
      if (state.isLoading) return;
      state.isLoading = true;
      let sent: AdjustmentList;
      do {
        sent = state.wanted;
        try {
          const loaded = await callOperation("preview_design_edits", { id, adjustments: sent });
          setPreview({ ...loaded, list: sent });
          setProblem(undefined);
        } catch (thrown) {
          setProblem(getErrorMessage(thrown));
        }
      } while (!state.isUnmounted && !areSameAdjustments(state.wanted, sent));
      state.isLoading = false;
    };
    const timer = setTimeout(() => void load(), debounceMs);
    return () => clearTimeout(timer);
  }, [id, list]);
  return { preview, problem };
}
