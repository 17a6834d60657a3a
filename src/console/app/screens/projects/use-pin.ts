import type { Design } from "#data/console-api";
import { invalidateQueries } from "#/console/app/api/queries";
import { callOperation } from "#/console/app/api/call-operation";
import { showToast, showErrorToast } from "#/console/app/state/toasts";

const pinQueries = ["get_design", "list_brand_designs", "get_brand", "list_workspace_brands"] as const;

/** Pins or unpins a design, with an undo action. */
export function useTogglePin() {
  const togglePin = async ({ id, name, pinned }: Pick<Design, "id" | "name" | "pinned">, isUndo = false) => {
    try {
      await callOperation(pinned ? "unpin_design" : "pin_design", { id });
      const text = pinned ? `${name} is unpinned.` : `${name} is pinned. It stays live whatever you publish.`;
      showToast(text, isUndo ? undefined : { label: "Undo", run: () => void togglePin({ id, name, pinned: !pinned }, true) });
    } catch (thrown) {
      showErrorToast(thrown);
    }
    await invalidateQueries(...pinQueries);
  };
  return togglePin;
}
