import { listMarkupUrls } from "#/audit/urls";
import type { SourceRule } from "#/audit/rule";
import { markupSafe } from "#/audit/rules/markup-safe";
import { nothingOutside } from "#/audit/rules/nothing-outside";
import { type Source, parseSource, locateElement } from "#/audit/source";
import type { SourceLocation } from "#/audit/source-location";

const imageTypes = /^image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon|svg\+xml)$/;
const fontTypes = /^(?:font\/(?:woff2?|ttf|otf|sfnt|collection)|application\/(?:x-)?font-(?:woff2?|ttf|otf|sfnt))$/;

export const dataAddressKinds: SourceRule = {
  id: "data-address-kinds",
  summary: "Data URLs contain only images and fonts, and SVG images in them are inert.",
  severity: "error",
  safety: true,
  *check(source: Source, ruleContext) {
    for (const { value, location } of listDataUrls(source)) {
      const comma = value.indexOf(",");
      const head = value.slice(5, comma < 0 ? undefined : comma).toLowerCase();
      const [type = ""] = head.split(";");
      if (comma < 0 || !(imageTypes.test(type.trim()) || fontTypes.test(type.trim())))
        yield {
          location,
          message: `A data: URL contains ${type.trim().slice(0, 40) || "text"}.`,
          fix: "Use data: URLs only for images and fonts.",
        };
      else if (type.includes("svg")) {
        const text = decodeData(value.slice(comma + 1), head.includes(";base64"));
        const inner =
          text === undefined
            ? undefined
            : parseSource({ subject: source.subject, kind: "asset", isWholeDocument: false, texts: [{ label: "", text }] });
        const faults = inner && [
          ...markupSafe.check(inner, ruleContext),
          ...nothingOutside.check(inner, ruleContext),
          ...[...listDataUrls(inner)].filter(({ value: nested }) => /svg|html|xml/i.test(nested.slice(0, 60))),
        ];
        if (!inner || (faults?.length ?? 0) > 0)
          yield {
            location,
            message: "An SVG image in a data: URL is not inert.",
            fix: "Remove scripts, event handlers and external URLs from it, or use inline SVG.",
          };
      }
    }
  },
};

function* listDataUrls(source: Source): Generator<{ readonly value: string; readonly location: SourceLocation }> {
  for (const markup of source.markups)
    for (const { element, value } of listMarkupUrls(markup))
      if (/^data:/i.test(value)) yield { value, location: locateElement(markup, element) };
  for (const { value, location } of source.styleUrls) if (/^data:/i.test(value)) yield { value, location };
}

function decodeData(content: string, base64: boolean): string | undefined {
  try {
    const text = decodeURIComponent(content);
    return base64 ? Buffer.from(text, "base64").toString("utf8") : text;
  } catch {
    return base64 ? undefined : content;
  }
}
