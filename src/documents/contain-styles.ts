/**
 * A component's markup with its style elements made to hold for what stands beside them only (CSS
 * Cascading 6, `@scope`), so that a style sheet that came with an import cannot dress the page
 * around it; what it says of the root it says of the element around the component then. Markup
 * without style elements is given as it is.
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
