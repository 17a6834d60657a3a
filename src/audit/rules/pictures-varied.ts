import { findInside } from "#/audit/elements";
import type { Element } from "#/audit/parse-markup";
import { findMarkFile } from "#/audit/mark-files";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Smaller view boxes are icons and symbols, which may be repeated. */
const minPictureSide = 120;

/** Files of the mark may be repeated: a page has them in its header and footer. */
export const picturesVaried: SourceRule = {
  id: "pictures-varied",
  summary: "A page shows each picture once.",
  severity: "info",
  safety: false,
  *check({ kind, markups }, { mark }) {
    if (kind !== "page") return;
    for (const markup of markups) {
      const seen = new Set<string>();
      const definitions = findInside(markup, ({ name }) => name === "defs" || name === "symbol");
      for (const element of markup.elements) {
        if (definitions.has(element)) continue;
        const picture = identifyPicture(element);
        if (picture === undefined || (mark && findMarkFile(mark, picture))) continue;
        if (seen.has(picture))
          yield {
            location: locateElement(markup, element),
            message: `The picture ${picture.slice(0, 60)} is shown twice.`,
            fix: "Use another picture of the imagery, or leave this one out.",
          };
        seen.add(picture);
      }
    }
  },
};

/** What a large picture shows: the address of an image, or the id of a drawing. */
function identifyPicture({ name, attributes, parent }: Element): string | undefined {
  if (name === "use" && parent?.name === "svg") {
    const [, , width = 0, height = 0] = (parent.attributes.get("viewbox") ?? "")
      .slice(0, 100)
      .split(/[\s,]+/)
      .map(Number);
    const href = attributes.get("href") ?? attributes.get("xlink:href");
    return Math.min(width, height) >= minPictureSide ? href : undefined;
  }
  if (name !== "img") return undefined;
  const isSmall = ["width", "height"].some((side) => Number(attributes.get(side) ?? minPictureSide) < minPictureSide);
  return isSmall ? undefined : attributes.get("src");
}
