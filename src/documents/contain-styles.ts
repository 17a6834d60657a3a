/**
 * Limits the style elements in a component's markup to their surroundings (CSS Cascading 6,
 * `@scope`), so that the style sheet of an imported component cannot affect the page. Rules for
 * `:root` then apply to the element that contains the component. Returns markup without style
 * elements unchanged.
 */
export function containStyles(markup: string): string {
  if (!/<style/i.test(markup)) return markup;
  const rewriter = new HTMLRewriter().on("style", {
    element(element) {
      element.prepend("@scope{", { html: true });
      element.append("}", { html: true });
    },
    text(chunk) {
      if (chunk.text.includes(":root")) chunk.replace(chunk.text.replaceAll(":root", ":scope"), { html: true });
    },
  });
  return rewriter.transform(markup);
}
