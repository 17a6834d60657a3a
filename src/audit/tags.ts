/** A start tag of HTML or SVG as a browser reads it: names in lower case, values as they are written. */
export type Tag = { readonly name: string; readonly attributes: readonly (readonly [name: string, value: string])[] };

const tagPattern = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Every start tag in a text. Text in quoted attributes and escaped text is no tag. */
export function* tagsOf(markup: string): Generator<Tag> {
  for (const [, name = "", rest = ""] of markup.matchAll(tagPattern))
    yield {
      name: name.toLowerCase(),
      attributes: [...rest.matchAll(attributePattern)].map(
        ([, attribute = "", double, single, bare]) => [attribute.toLowerCase(), double ?? single ?? bare ?? ""] as const,
      ),
    };
}

/** The style sheets inside a text: the content of its style elements and of its style attributes. */
export function stylesOf(markup: string): readonly string[] {
  const elements = [...markup.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/gi)].map(([, css = ""]) => css);
  const inline = [...tagsOf(markup)].flatMap(({ attributes }) =>
    attributes.filter(([name]) => name === "style").map(([, value]) => value),
  );
  return [...elements, ...inline];
}
