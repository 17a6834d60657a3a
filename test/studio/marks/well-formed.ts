/**
 * Whether a text is well-formed XML of elements, double-quoted attributes and text: tags nest, and
 * there is no stray `<` or `&`.
 */
export function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  let rest = xml;
  while (rest !== "") {
    const tag = /^<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/.exec(rest);
    if (tag) {
      const [whole, closing, name = "", , selfClosing] = tag;
      if (closing) {
        if (open.pop() !== name) return false;
      } else if (!selfClosing) open.push(name);
      rest = rest.slice(whole.length);
      if (open.length === 0 && rest !== "") return false;
      continue;
    }
    const text = /^[^<]+/.exec(rest);
    if (text === null || /&(?!(amp|lt|gt|quot|#\d+);)/.test(text[0])) return false;
    rest = rest.slice(text[0].length);
  }
  return open.length === 0;
}
