import { addressesOf, schemeOf, styleAddresses } from "#/audit/addresses";
import { type Element, parseMarkup } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { type Source, spotOf } from "#/audit/source";

const acting = new Set(
  "script iframe frame frameset noframes object embed applet base portal fencedframe plaintext xmp noembed handler listener".split(
    " ",
  ),
);
const quietMetas = new Set(["content-type", "x-ua-compatible", "content-language", "content-security-policy", "default-style"]);
const running = new Set(["javascript", "vbscript", "livescript", "mocha"]);
const depthMax = 4;

/** Nothing can run: no script, no handler, no frame or plug-in, no address that runs, no page that moves on by itself; markup hidden in comments and values counts. */
export const markupSafe: SourceRule = {
  id: "markup-safe",
  summary: "Nothing can run.",
  severity: "error",
  safety: true,
  *check(source: Source) {
    const fix = "Take it out: designs are inert files.";
    for (const markup of source.markups) {
      for (const element of markup.elements)
        for (const danger of dangersOf(element)) yield { spot: spotOf(markup, element), message: `It contains ${danger}.`, fix };
      for (const { text, offset } of markup.instructions)
        if (/^<\?xml-|^<!entity|^<!doctype[^>]*\[/i.test(text))
          yield { spot: spotOf(markup, { offset }), message: "It contains an instruction for readers of XML.", fix };
      for (const { text, offset } of markup.hidden)
        for (const danger of hiddenDangersOf(text, 1))
          yield {
            spot: spotOf(markup, { offset }),
            message: `It contains ${danger} hidden in a comment, a value or a text.`,
            fix: "Take it out, or write < as &lt;.",
          };
    }
    for (const { value, spot } of styleAddresses(source))
      if (running.has(schemeOf(value) ?? "")) yield { spot, message: "It contains an address that runs.", fix };
    for (const { property, value, spot } of source.declarations)
      if (property === "behavior" || property === "-moz-binding" || /expression\s*\(/i.test(value))
        yield { spot, message: "It contains a style that runs.", fix };
  },
};

function* dangersOf(element: Element): Generator<string> {
  const { name, attributes } = element;
  if (acting.has(name)) yield `a ${name} element`;
  if (name === "meta" && !quietMetas.has((attributes.get("http-equiv") ?? "default-style").trim().toLowerCase()))
    yield "a meta element that acts";
  for (const attribute of attributes.keys()) if (/^on[a-z]/.test(attribute)) yield `the event handler ${attribute}`;
  if (attributes.has("srcdoc")) yield "a document within an attribute";
  if ((name === "set" || name.startsWith("animate")) && /^\s*on/i.test(attributes.get("attributename") ?? ""))
    yield "an animation that sets an event handler";
  for (const { value } of addressesOf(element)) if (running.has(schemeOf(value) ?? "")) yield "an address that runs";
}

/** Dangers in a text that is markup only where a browser reads it otherwise than we do. */
function* hiddenDangersOf(text: string, depth: number): Generator<string> {
  if (depth > depthMax) {
    yield "markup within markup within markup";
    return;
  }
  const { elements, hidden } = parseMarkup(text);
  for (const element of elements) yield* dangersOf(element);
  for (const inner of hidden) yield* hiddenDangersOf(inner.text, depth + 1);
}
