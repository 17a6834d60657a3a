import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { escapeCommentText } from "#/kernel/text/css-escape";
import { getScopeClass, type ComponentPlan } from "#/formats/react/component-plan";

const { String: StringToken, BadString, LeftCurlyBracket, RightCurlyBracket, Comment } = tokenTypes;

/**
 * Balances the braces of a style sheet, closes its strings and removes its comments, so that it can
 * be put into a block.
 */
function balanceBraces(css: string): string {
  let depth = 0;
  let balanced = "";
  tokenize(css, (type, start, end) => {
    if (type === Comment || (type === RightCurlyBracket && depth === 0)) return;
    if (type === LeftCurlyBracket) depth++;
    if (type === RightCurlyBracket) depth--;
    const raw = css.slice(start, end);
    balanced += type === StringToken || type === BadString ? closeString(raw) : raw;
  });
  return balanced.replace(/\\$/, "") + "}".repeat(depth);
}

const closeString = (raw: string) => (raw.length > 1 && raw.endsWith(raw.charAt(0)) ? raw : raw + raw.charAt(0));

/**
 * Limits a style sheet of an import to the component (CSS Cascading 6, `@scope`). `:root` becomes
 * the component's root.
 */
export const containCss = (slug: string, css: string): string =>
  `@scope (.${getScopeClass(slug)}) {\n${balanceBraces(css).replaceAll(":root", ":scope")}\n}\n`;

/** `react/<slug>.css`: the style sheet of all variants of a component. */
export function renderComponentCss({ component, styles }: Pick<ComponentPlan, "component" | "styles">): string {
  const own = component.css === "" ? [] : [component.css];
  return [`/* ${escapeCommentText(component.name)} */\n`, ...own, ...styles.map((css) => containCss(component.slug, css))].join(
    "",
  );
}
