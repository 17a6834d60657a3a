import { type ComputedStyle, computeStyles } from "#/audit/computed-styles";
import { findInside, getAudibleElements, getChildrenByParent } from "#/audit/elements";
import { parsePixels } from "#/audit/lengths";
import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";
import { getVariableResolver, type VariableResolver } from "#/audit/variable-resolver";

/** From this width and height an empty box is seen as one. */
const minSidePx = 96;
/** Elements that are content although they hold no text. */
const contentElements = new Set([
  "svg",
  "img",
  "picture",
  "video",
  "canvas",
  "input",
  "select",
  "textarea",
  "progress",
  "meter",
  "hr",
  "iframe",
]);
/** Elements that exist to hold content. */
const containers = new Set(["figure", "article", "picture", "blockquote"]);

export const boxesFilled: SourceRule = {
  id: "boxes-filled",
  summary: "Cards, figures and other boxes have content.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    if (source.kind === "asset") return;
    const styles = computeStyles(source);
    const resolve = getVariableResolver(source, tokens);
    for (const markup of source.markups) {
      const children = getChildrenByParent(markup);
      const audible = getAudibleElements(markup);
      const loading = findInside(markup, ({ attributes }) => attributes.get("aria-busy") === "true", true);
      for (const element of markup.elements) {
        const isFilled = element.text.trim() !== "" || children.has(element) || audible.has(element);
        if (isFilled || contentElements.has(element.name) || loading.has(element)) continue;
        const style = styles.get(element);
        if (!containers.has(element.name) && !(style && isVisibleBox(element, style, resolve))) continue;
        yield {
          location: locateElement(markup, element),
          message: `The ${describe(element)} is empty.`,
          fix: "Put text or a picture into it, or remove it.",
        };
      }
    }
  },
};

const describe = ({ name, attributes }: Element) => {
  const [first] = (attributes.get("class") ?? "").split(/\s+/);
  return first ? `${name} .${first.slice(0, 40)}` : name;
};

/** Whether an element is a large box with an edge or a plain ground. */
function isVisibleBox({ attributes }: Element, style: ComputedStyle, resolve: VariableResolver): boolean {
  if (/absolute|fixed/.test(style.get("position") ?? "") || attributes.get("role") === "presentation") return false;
  const ground = style.get("background") ?? style.get("background-color") ?? "";
  const isPlain = ground !== "" && !/^(?:none|transparent|inherit|0)/.test(ground) && !/url\(|gradient|image/.test(ground);
  const isDrawn = style.has("background-image") || style.has("mask") || style.has("mask-image");
  const hasEdge = /^(?!0)[\d.]{1,6}(?:px|rem)|solid/.test(style.get("border") ?? "");
  if (isDrawn || !(isPlain || hasEdge)) return false;
  const read = (...names: string[]) => Math.max(0, ...names.map((name) => parsePixels(resolve(style.get(name) ?? "")) ?? 0));
  const isHigh = read("height", "min-height", "block-size", "min-block-size") >= minSidePx || style.has("aspect-ratio");
  const width = read("width", "max-width", "inline-size");
  return isHigh && (width === 0 || width >= minSidePx);
}
