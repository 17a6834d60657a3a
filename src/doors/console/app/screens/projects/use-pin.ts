import type { Design } from "#data/console-api";
import { refreshAll } from "#/doors/console/app/api/answers";
import { call } from "#/doors/console/app/api/call";
import { tell, tellFailure } from "#/doors/console/app/state/toasts";

const known = ["get_design", "list_brand_designs", "get_brand", "list_workspace_brands"] as const;

/** Pins a design, or takes its pin away. Both can be taken back from the message that says so. */
export function usePin() {
  const set = async ({ id, name, pinned }: Pick<Design, "id" | "name" | "pinned">, undoes = false) => {
    try {
      await call(pinned ? "unpin_design" : "pin_design", { id });
      const text = pinned ? `${name} is not pinned any more.` : `The public sees ${name}, whatever is published later.`;
      tell(text, undoes ? undefined : { label: "Undo", run: () => void set({ id, name, pinned: !pinned }, true) });
    } catch (thrown) {
      tellFailure(thrown);
    }
    await refreshAll(...known);
  };
  return set;
}
