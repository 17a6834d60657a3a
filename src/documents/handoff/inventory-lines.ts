import { type Component, componentCategories } from "#/model/component";
import { quoteText } from "#/kernel/text/quote-text";

/**
 * The components there are, a line for each category that has any. Names of variants may be words
 * of the brief and stand as JSON strings.
 */
export function formatInventoryLines(components: readonly Component[]): string[] {
  return componentCategories.flatMap((category) => {
    const found = components.filter((component) => component.category === category);
    const entries = found.map(({ slug, variants }) => `${slug} (${variants.map(({ name }) => quoteText(name)).join(", ")})`);
    return found.length === 0 ? [] : [`- ${category}: ${entries.join("; ")}`];
  });
}
