import { computeStyles, getComputedStyle } from "#/audit/computed-styles";
import { createEdit } from "#/audit/edit";
import { chooseMarkOn, groundModes, type GroundMode, measureMarkOn } from "#/audit/mark-grounds";
import { parseLiteralColor } from "#/audit/palette";
import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { locateElement, type Source } from "#/audit/source";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { Color } from "#/color/color";
import { findMarkFile } from "#/audit/mark-files";
import { getAssetFileName, getAssetPath } from "#/formats/asset-urls";
import type { BrandAsset } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";

/** Ancestors that are searched for a background and for signs that CSS switches the mark. */
const maxAncestors = 40;

export const markGround: SourceRule = {
  id: "mark-ground",
  summary: "Files of the mark stand on grounds where every colour of them is legible.",
  severity: "warning",
  safety: false,
  *check(source, { tokens, mark }) {
    if (!mark || source.kind === "asset") return;
    for (const markup of source.markups)
      for (const element of markup.elements) {
        const src = element.name === "img" ? element.attributes.get("src") : undefined;
        const asset = src === undefined ? undefined : findMarkFile(mark, src);
        if (src === undefined || !asset || isSwitched(element)) continue;
        for (const mode of listShownModes(element)) {
          const ground = findGround(source, tokens, element, mode);
          const measured = ground && measureMarkOn(mark, tokens, asset, ground);
          if (!ground || !measured || measured.passes) continue;
          const better = chooseMarkOn(mark, tokens, asset, ground);
          if (!better || better === asset) continue;
          const location = locateElement(markup, element);
          const isBothModes = listShownModes(element).every((one) => {
            const other = findGround(source, tokens, element, one);
            return other !== undefined && measureMarkOn(mark, tokens, better, other)?.passes === true;
          });
          const edit = isBothModes ? createEdit(location, src, replaceFile(src, asset, better)) : undefined;
          yield {
            location,
            message:
              `The mark ${asset.slug} has a contrast of ${measured.ratio.toFixed(2)}:1 with its ground ${ground.hex} in ${mode} mode; ` +
              "a part of it cannot be seen.",
            fix: isBothModes
              ? `Use ${better.slug} on this ground.`
              : `Use ${better.slug} in ${mode} mode: put the img into a picture with ` +
                `<source media="(prefers-color-scheme: ${mode})" srcset="${replaceFile(src, asset, better)}">.`,
            ...(edit && { edits: [edit] }),
          };
          break;
        }
      }
  },
};

/** The same address with another file of the mark. */
const replaceFile = (src: string, from: BrandAsset, to: BrandAsset) =>
  src.includes(getAssetPath(from))
    ? src.replace(getAssetPath(from), getAssetPath(to))
    : src.replace(getAssetFileName(from), getAssetFileName(to));

function* listAncestors(element: Element): Generator<Element> {
  let at: Element | undefined = element;
  for (let steps = 0; at && steps < maxAncestors; steps++, at = at.parent) yield at;
}

const getClasses = ({ attributes }: Element) => (attributes.get("class") ?? "").slice(0, 1000).split(/\s+/);

/** Whether a picture element or a class shows another file in the other mode. */
const isSwitched = (element: Element) =>
  element.parent?.name === "picture" ||
  getClasses(element).some((name) => /(?:dark|light)(?::|-only|$)|-(?:dark|light)/.test(name));

/** The modes in which an element is seen: one below a class that sets it. */
function listShownModes(element: Element): readonly GroundMode[] {
  for (const at of listAncestors(element)) {
    const classes = getClasses(at);
    if (classes.includes("dark")) return ["dark"];
    if (classes.includes("light")) return ["light"];
  }
  return groundModes;
}

/** The nearest background of an element or of the page; undefined where it is not one known colour. */
function findGround(source: Source, tokens: TokenSet, element: Element, mode: GroundMode): Color | undefined {
  const styles = computeStyles(source);
  const resolve = getVariableResolver(source, tokens, mode);
  for (const at of listAncestors(element)) {
    const style = getComputedStyle(styles, at);
    if (style.has("background-image")) return undefined;
    const background = style.get("background-color") ?? style.get("background");
    if (background === undefined || /^(?:none|transparent|inherit|unset|initial)$/.test(background.trim())) continue;
    const value = resolve(background)?.trim() ?? "";
    const isOpaque =
      value !== "" && value.length <= 80 && !/\/|rgba\(|hsla\(|gradient|url\(|^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i.test(value);
    return isOpaque ? parseLiteralColor(value) : undefined;
  }
  return undefined;
}
