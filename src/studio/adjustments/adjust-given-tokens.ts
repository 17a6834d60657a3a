import { type Adjustment, sortByTarget } from "#/model/adjustment";
import type { GivenTokens } from "#/model/given";
import { adjustOwnTokens } from "#/studio/adjustments/own-tokens";
import { listTokenEdits } from "#/studio/adjustments/list-token-edits";
import type { TokenEdit } from "#/studio/adjustments/parse-token-edit";
import { validateAdjustment } from "#/studio/adjustments/validate-adjustments";
import { isDerivedRadius } from "#/studio/shape/radius";

/** The given tokens with one that was edited; unchanged if it is in a scale of its own. */
function setToken(tokens: GivenTokens, edit: TokenEdit): GivenTokens {
  switch (edit.group) {
    case "stroke":
      return { ...tokens, strokePx: edit.value };
    case "measure":
      return { ...tokens, measureCh: edit.value };
    case "layout":
      return isOneOf(edit.name, ["container", "gutter", "margin"])
        ? { ...tokens, layout: { ...tokens.layout, [`${edit.name}Px`]: edit.value } }
        : tokens;
    case "fontWeight":
      return isOneOf(edit.name, ["display", "regular", "medium", "strong"])
        ? { ...tokens, weights: { ...tokens.weights, [edit.name]: edit.value } }
        : tokens;
    case "radius": {
      // The other radii follow a base that was edited, except those with names of their own.
      const steps = tokens.radius?.steps?.filter(({ name }) => !isDerivedRadius(name));
      return edit.name === "base" ? { ...tokens, radius: { basePx: edit.value, ...(steps && { steps }) } } : tokens;
    }
    case "easing":
      return isOneOf(edit.name, ["out", "in-out"])
        ? { ...tokens, easings: { ...tokens.easings, [edit.name]: [...edit.curve] } }
        : tokens;
    case "typography":
      return { ...tokens, styles: { ...tokens.styles, [edit.name]: { ...tokens.styles?.[edit.name], ...edit.style } } };
    default:
      return tokens;
  }
}

const isOneOf = (name: string, names: readonly string[]) => names.includes(name);

/**
 * The given tokens with what was edited by hand, which counts more: colours, faces that were chosen
 * in place of named ones, and tokens that belong to no scale; those of a scale are set when it is
 * made. What cannot be read changes nothing.
 */
export function adjustGivenTokens(tokens: GivenTokens, adjustments: readonly Adjustment[]): GivenTokens {
  const colors = { ...tokens.colors };
  const scales = { ...tokens.scales };
  const stacks = { ...tokens.stacks };
  for (const adjustment of sortByTarget(adjustments))
    if (validateAdjustment(adjustment) !== undefined) continue;
    else if (adjustment.kind === "color-role")
      colors[adjustment.mode] = { ...colors[adjustment.mode], [adjustment.role]: adjustment.value };
    else if (adjustment.kind === "color-scale")
      scales[adjustment.scale] = { ...scales[adjustment.scale], [adjustment.step]: adjustment.value };
    else if (adjustment.kind === "face") delete stacks[adjustment.slot];
  const edits = listTokenEdits(adjustments);
  const custom = tokens.custom && adjustOwnTokens(tokens.custom, edits);
  const adjusted = { ...tokens, colors, scales, ...(tokens.stacks && { stacks }), ...(custom && { custom: [...custom] }) };
  return edits.reduce(setToken, adjusted);
}
