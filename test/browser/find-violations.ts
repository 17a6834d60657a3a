import axeModule from "axe-core";
import type { Page } from "playwright-core";

/** Which rules run, and which elements are left out. */
export type AxeScope = {
  /** `colors` for a page whose other rules have run already, in another color scheme: they do not depend on it. */
  readonly rules?: "all" | "colors";
  /** Selectors of what axe does not look at. */
  readonly exclude?: readonly string[];
};

const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Runs axe in a page through `evaluate`, and returns each violated rule with its elements. Frames are pages of their own:
 * axe is not in them.
 */
export async function findViolations(
  evaluate: (expression: string) => Promise<unknown>,
  { rules = "all", exclude = [] }: AxeScope = {},
): Promise<readonly string[]> {
  if ((await evaluate("typeof axe")) === "undefined") await evaluate(axeModule.source);
  const context = exclude.length === 0 ? "document" : JSON.stringify({ exclude });
  const options = JSON.stringify({
    ...{ resultTypes: ["violations"], iframes: false },
    ...(rules === "colors" && { runOnly: { type: "rule", values: colorRules } }),
  });
  const found = await evaluate(
    `axe.run(${context}, ${options}).then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => ` +
      "id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', '))))",
  );
  return JSON.parse(String(found)) as readonly string[];
}

/** The same for a page that may run scripts of others: without its content security policy, or without one. */
export const findPageViolations = (page: Page, scope?: AxeScope): Promise<readonly string[]> =>
  findViolations((expression) => page.evaluate(expression), scope);
