import { escapeCommentText } from "#/kernel/text/css-escape";
import { getScopeClass, type ComponentPlan } from "#/formats/react/component-plan";

/**
 * A style sheet in which every brace has its partner, so that it stays inside the block that it is
 * put into.
 */
function balanceBraces(css: string): string {
  let depth = 0;
  const balancedCss = css.replace(
    /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|$)|'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|$)|\\[\s\S]|[{}]/g,
    (match) => {
      if (match === "{") depth++;
      if (match === "}") depth--;
      if (depth < 0) {
        depth = 0;
        return "";
      }
      if (match.startsWith("/*")) return "";
      const quote = match.startsWith('"') || match.startsWith("'") ? (match[0] ?? "") : "";
      return quote !== "" && (match.length < 2 || !match.endsWith(quote)) ? `${match}${quote}` : match;
    },
  );
  return balancedCss.replace(/\\$/, "") + "}".repeat(depth);
}

/**
 * A style sheet that came with an import, made to hold for the component alone (CSS Cascading 6,
 * `@scope`); what it says of the page's root it says of the component's.
 */
export const containCss = (slug: string, css: string): string =>
  `@scope (.${getScopeClass(slug)}) {\n${balanceBraces(css).replaceAll(":root", ":scope")}\n}\n`;

/**
 * `react/<slug>.css`: the style sheet that all variants of a component share. It reads the system's
 * variables and falls back on their values.
 */
export function renderComponentCss({ component, styles }: Pick<ComponentPlan, "component" | "styles">): string {
  const own = component.css === "" ? [] : [component.css];
  return [`/* ${escapeCommentText(component.name)} */\n`, ...own, ...styles.map((css) => containCss(component.slug, css))].join(
    "",
  );
}
