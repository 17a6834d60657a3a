import type { EditedDesign } from "#/studio/adjustments/describe-adjustment";
import { type DecidedEdit, listDecidedEdits } from "#/studio/adjustments/list-decisions";
import { createDesignDirection } from "#/studio/create-identity";
import { createTokens } from "#/studio/create-tokens";
import type { DesignSource } from "#/studio/design-source";

/** The edits of a design, with the values that it would have without any. */
export function listOwnEdits(source: DesignSource, made: EditedDesign): readonly DecidedEdit[] {
  if (made.adjustments.length === 0) return [];
  const unedited = { ...source, adjustments: [] };
  const direction = createDesignDirection(unedited);
  const before = { brief: source.brief, adjustments: [], direction, tokens: createTokens(unedited, direction) };
  return listDecidedEdits(before, made);
}
