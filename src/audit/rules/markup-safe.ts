import type { SourceRule } from "#/audit/rule";
import { type Source, locateElement } from "#/audit/source";
import { getLenientScheme, scriptSchemes } from "#/html/urls";

const xmlInstruction = /<\?xml-|<!entity|<!doctype[^<>]*\[/i;

/**
 * Nothing can run: no script, no handler, no frame or plug-in, no address that runs, no page that
 * moves on by itself, and nothing that one reader takes for text and another for markup.
 */
export const markupSafe: SourceRule = {
  id: "markup-safe",
  summary: "Nothing can run, and nothing is read as text by one reader and as markup by another.",
  severity: "error",
  safety: true,
  *check(source: Source) {
    const fix = "Take it out: designs are inert files.";
    for (const markup of source.markups) {
      for (const { offset, message, isHidden } of markup.dangers)
        yield {
          location: locateElement(markup, { offset }),
          message: `It contains ${message}${isHidden ? " hidden in a comment, a value or a text" : ""}.`,
          fix: isHidden ? "Take it out, or write < as &lt;." : fix,
        };
      const xmlMatch = xmlInstruction.exec(markup.text);
      if (xmlMatch)
        yield {
          location: locateElement(markup, { offset: xmlMatch.index }),
          message: "It contains an instruction for readers of XML.",
          fix,
        };
    }
    for (const { value, location } of source.styleUrls)
      if (scriptSchemes.has(getLenientScheme(value) ?? "")) yield { location, message: "It contains an address that runs.", fix };
    for (const { property, value, location } of source.declarations)
      if (property === "behavior" || property === "-moz-binding" || /expression\s{0,99}\(/i.test(value))
        yield { location, message: "It contains a style that runs.", fix };
  },
};
