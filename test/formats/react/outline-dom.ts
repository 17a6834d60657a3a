const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

const decodeReferences = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
    name === undefined
      ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      : (named[name] ?? whole),
  );

/** Attributes with ids, which differ between instances of a component. */
const naming = /^(id|for|list|form|popovertarget|commandfor|aria-(labelledby|describedby|controls|owns|activedescendant))$/;

/**
 * Lists the elements of markup with depth, sorted attributes and texts. Uses the parser of the
 * runtime, not the one under test. Ids, references and group names are numbered in order, so that
 * only their relations are compared.
 */
export function outlineDom(markup: string): readonly string[] {
  const outline: string[] = [];
  const numbers = new Map<string, number>();
  const numbered = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size);
    return `#${numbers.get(id) ?? 0}`;
  };
  let depth = 0;
  let text = "";
  const endText = () => {
    const shown = decodeReferences(text);
    if (shown !== "") outline.push(`${depth} "${shown}"`);
    text = "";
  };
  const rewriter = new HTMLRewriter().on("*", {
    element(element) {
      endText();
      const isGroup = element.tagName === "details" || element.getAttribute("type") === "radio";
      const attributes = [...element.attributes]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, raw]) => {
          const value = decodeReferences(raw);
          if (naming.test(name) || (name === "name" && isGroup)) return `${name}=${value.split(" ").map(numbered).join(" ")}`;
          return name === "href" && value.startsWith("#") ? `${name}=${numbered(value.slice(1))}` : `${name}=${value}`;
        });
      outline.push(`${depth} <${element.tagName}> ${attributes.join(" | ")}`);
      if (!element.canHaveContent || element.selfClosing) return;
      depth++;
      element.onEndTag(() => {
        endText();
        depth--;
      });
    },
    text(chunk) {
      text += chunk.text;
    },
  });
  rewriter.transform(markup);
  return outline;
}
