import { type Component, componentCategories } from "#/model/component";
import { quoteText } from "#/kernel/text/quote-text";

/**
 * The components, one line per category. Names of variants can be text of the brief and are JSON
 * strings.
 */
export function formatInventoryLines(components: readonly Component[]): string[] {
  return componentCategories.flatMap((category) => {
    const found = components.filter((component) => component.category === category);
    const entries = found.map(({ slug, variants }) => `${slug} (${variants.map(({ name }) => quoteText(name)).join(", ")})`);
    return found.length === 0 ? [] : [`- ${category}: ${entries.join("; ")}`];
  });
}
