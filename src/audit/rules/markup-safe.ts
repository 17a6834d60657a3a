import type { SourceRule } from "#/audit/rule";
import { type Source, locateElement } from "#/audit/source";
import { memoizeText } from "#/kernel/memoize";
import { getLenientScheme, scriptSchemes } from "#/html/urls";

const hasExpression = memoizeText((value) => /expression\s{0,99}\(/i.test(value));
const xmlInstruction = /<\?xml-|<!entity|<!doctype[^<>]*\[/i;

/**
 * No script, event handler, frame, plug-in, script URL or automatic redirect, and nothing that one
 * parser reads as text and another as markup.
 */
export const markupSafe: SourceRule = {
  id: "markup-safe",
  summary: "Markup contains no active content, and nothing that parsers read in different ways.",
  severity: "error",
  safety: true,
  *check(source: Source) {
    const fix = "Remove it: designs contain no active content.";
    for (const markup of source.markups) {
      for (const { offset, message, isHidden } of markup.dangers)
        yield {
          location: locateElement(markup, { offset }),
          message: `The markup contains ${message}${isHidden ? ", hidden in a comment, an attribute or text" : ""}.`,
          fix: isHidden ? "Remove it, or write < as &lt;." : fix,
        };
      const xmlMatch = xmlInstruction.exec(markup.text);
      if (xmlMatch)
        yield {
          location: locateElement(markup, { offset: xmlMatch.index }),
          message: "The markup contains an XML instruction or entity.",
          fix,
        };
    }
    for (const { value, location } of source.styleUrls)
      if (scriptSchemes.has(getLenientScheme(value) ?? "")) yield { location, message: "A style contains a script URL.", fix };
    for (const { property, value, location } of source.declarations)
      if (property === "behavior" || property === "-moz-binding" || hasExpression(value))
        yield { location, message: "A style contains script.", fix };
  },
};
