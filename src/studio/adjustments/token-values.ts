import { formatDecimal } from "#/kernel/decimal";
import { memoize } from "#/kernel/memoize";
import { findNearestName } from "#/kernel/text/nearest-name";
import { cssHex } from "#/model/css-color";
import { formatPx } from "#/model/css-length";
import { formatShadow } from "#/model/css-shadow";
import { type TokenSet, textStyleNames } from "#/model/token-set";
import { findOwnToken, formatOwnValue, getOwnTokenName, isEditableToken, readOwnValue } from "#/studio/adjustments/own-tokens";
import { parseTokenEdit, type TokenAdjustment } from "#/studio/adjustments/parse-token-edit";

/** A token that can be edited alone, with its value in CSS, in the form that its edit takes. */
export type TokenValue = {
  /** Its name in an edit, such as `spacing.4`. */
  readonly token: string;
  /** The mode that the value is for; absent if it is the same in all. */
  readonly mode?: string;
  readonly value: string;
};

const places = 6;
const formatSize = (minPx: number, maxPx: number) =>
  minPx === maxPx ? formatPx(maxPx, places) : `${formatPx(minPx, places)} ${formatPx(maxPx, places)}`;

/** All tokens of a design that can be edited one by one; colours have kinds of edits of their own. */
export const listTokenValues = memoize((tokens: TokenSet): readonly TokenValue[] => {
  const { typography, layout, custom = [] } = tokens;
  const listLengths = (group: string, lengths: TokenSet["spacing"]) =>
    lengths.map(({ name, px }) => ({ token: `${group}.${name}`, value: formatPx(px, places) }));
  return [
    ...typography.sizes.flatMap(({ name, minPx, maxPx, leading, trackingEm }) => [
      { token: `fontSize.${name}`, value: formatSize(minPx, maxPx) },
      { token: `lineHeight.${name}`, value: formatDecimal(leading, places) },
      { token: `letterSpacing.${name}`, value: `${formatDecimal(trackingEm, places)}em` },
    ]),
    ...Object.entries(typography.weights).map(([name, weight]) => ({ token: `fontWeight.${name}`, value: String(weight) })),
    ...textStyleNames.flatMap((name) => {
      const { family, size, weight, leading, trackingEm } = typography.styles[name];
      return [
        { token: `typography.${name}.family`, value: family },
        { token: `typography.${name}.size`, value: size },
        { token: `typography.${name}.weight`, value: String(weight) },
        { token: `typography.${name}.leading`, value: formatDecimal(leading, places) },
        { token: `typography.${name}.tracking`, value: `${formatDecimal(trackingEm, places)}em` },
      ];
    }),
    { token: "measure", value: `${formatDecimal(typography.measureCh, places)}ch` },
    ...listLengths("spacing", tokens.spacing),
    ...listLengths("section", tokens.sectionGaps),
    { token: "radius.base", value: formatPx(tokens.radius.basePx, places) },
    ...listLengths("radius", tokens.radius.steps),
    { token: "stroke", value: formatPx(tokens.strokePx, places) },
    ...(["container", "gutter", "margin"] as const).map((name) => ({
      token: `layout.${name}`,
      value: formatPx(layout[`${name}Px`], places),
    })),
    ...tokens.shadows.flatMap(({ name, light, dark }) => [
      { token: `shadow.${name}`, mode: "light", value: light.length > 0 ? formatShadow(light, cssHex) : "none" },
      { token: `shadow.${name}`, mode: "dark", value: dark.length > 0 ? formatShadow(dark, cssHex) : "none" },
    ]),
    ...tokens.durations.map(({ name, ms }) => ({ token: `duration.${name}`, value: `${formatDecimal(ms, places)}ms` })),
    ...tokens.easings.map(({ name, curve }) => ({
      token: `easing.${name}`,
      value: `cubic-bezier(${curve.map((point) => formatDecimal(point, places)).join(", ")})`,
    })),
    ...custom.filter(isEditableToken).flatMap((token) => {
      const own = Object.keys(token.values);
      return own.flatMap((mode) => {
        const value = formatOwnValue(token, mode);
        return value === undefined ? [] : [{ token: getOwnTokenName(token), ...(own.length > 1 && { mode }), value }];
      });
    }),
  ];
});

const getValuesByToken = memoize((tokens: TokenSet) => Map.groupBy(listTokenValues(tokens), ({ token }) => token));

/** The value of an edited token in a design as it is now; undefined if it has no such token. */
export const findTokenValue = (tokens: TokenSet, { token, mode }: TokenAdjustment): string | undefined =>
  getValuesByToken(tokens)
    .get(token)
    ?.find((one) => mode === undefined || one.mode === undefined || one.mode === mode)?.value;

/** Why an edit of one token does not apply to a design's tokens; undefined if it does. */
export function findTokenConflict(tokens: TokenSet, adjustment: TokenAdjustment): string | undefined {
  const edit = parseTokenEdit(adjustment);
  if (typeof edit === "string") return edit;
  const own = edit.group === "own" ? findOwnToken(tokens.custom ?? [], edit) : undefined;
  if (edit.group === "own" && own && !isEditableToken(own))
    return `“${adjustment.token}” is a ${own.type}, which is brought in again as a whole.`;
  if (findTokenValue(tokens, adjustment) === undefined) {
    const names = [...getValuesByToken(tokens).keys()];
    const ofGroup = names.filter((name) => name.startsWith(`${edit.group}.`));
    const nearest = edit.group === "own" ? findNearestName(adjustment.token, ofGroup) : undefined;
    const list = ofGroup.length > 0 ? ` It has: ${ofGroup.slice(0, 60).join(", ")}.` : "";
    const known = nearest === undefined ? list : ` Did you mean ${nearest}?`;
    return `The design has no token “${adjustment.token}”${adjustment.mode === undefined ? "" : ` in ${adjustment.mode}`}.${known}`;
  }
  if (edit.group === "own" && own && readOwnValue(own, edit.text) === undefined)
    return `“${edit.text}” is not a value of “${adjustment.token}”, which is a ${own.type}.`;
  const isUnknownSize =
    edit.group === "typography" &&
    edit.style.size !== undefined &&
    !tokens.typography.sizes.some(({ name }) => name === edit.style.size);
  return isUnknownSize
    ? `There is no size “${edit.style.size}”. Use one of: ${tokens.typography.sizes.map(({ name }) => name).join(", ")}.`
    : undefined;
}
