import { escapeCommentText } from "#/kernel/css-escape";
import { scopeClass, type ComponentPlan } from "#/formats/react/component-plan";

/** A style sheet in which every brace has its partner, so that it stays inside the block that it is put into. */
function balanced(css: string): string {
  let depth = 0;
  const kept = css.replace(
    /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|$)|'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|$)|\\[\s\S]|[{}]/g,
    (piece) => {
      if (piece === "{") depth++;
      if (piece === "}") depth--;
      if (depth < 0) {
        depth = 0;
        return "";
      }
      if (piece.startsWith("/*")) return "";
      const quote = piece.startsWith('"') || piece.startsWith("'") ? (piece[0] ?? "") : "";
      return quote !== "" && (piece.length < 2 || !piece.endsWith(quote)) ? `${piece}${quote}` : piece;
    },
  );
  return kept.replace(/\\$/, "") + "}".repeat(depth);
}

/** A style sheet that came with an import, made to hold for the component alone (CSS Cascading 6, `@scope`); what it says of the page's root it says of the component's. */
export const containedCss = (slug: string, css: string): string =>
  `@scope (.${scopeClass(slug)}) {\n${balanced(css).replaceAll(":root", ":scope")}\n}\n`;

/** `react/<slug>.css`: the style sheet that all variants of a component share. It reads the system's variables and falls back on their values. */
export function componentCss({ component, styles }: Pick<ComponentPlan, "component" | "styles">): string {
  const own = component.css === "" ? [] : [component.css];
  return [`/* ${escapeCommentText(component.name)} */\n`, ...own, ...styles.map((css) => containedCss(component.slug, css))].join(
    "",
  );
}
