import { type Adjustment, sortByTarget } from "#/model/adjustment";
import { parseTokenEdit, type TokenEdit } from "#/studio/adjustments/parse-token-edit";

/**
 * The edits of single tokens that count and can be read. Those of one mode come after those of all
 * modes.
 */
export const listTokenEdits = (adjustments: readonly Adjustment[]): readonly TokenEdit[] =>
  sortByTarget(adjustments).flatMap((adjustment) => {
    const edit = adjustment.kind === "token" ? parseTokenEdit(adjustment) : "";
    return typeof edit === "string" ? [] : [edit];
  });
