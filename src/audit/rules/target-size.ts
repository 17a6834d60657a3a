import { inside } from "#/audit/elements";
import { type Look, looksOf } from "#/audit/looks";
import type { Element } from "#/audit/parse-markup";
import { pixelsOf } from "#/audit/pixels";
import { type Resolve, resolveIn } from "#/audit/resolve";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

/** The smallest side of what is pressed, CSS pixels. */
const sideMinPx = 24;

/** What is pressed has at least 24 px a side (WCAG 2.2, 2.5.8). What stands in a label is pressed with it, and links in text are free. */
export const targetSize: SourceRule = {
  id: "target-size",
  summary: "What is pressed has at least 24 px a side.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const looks = looksOf(source);
    const resolve = resolveIn(source, tokens);
    for (const markup of source.markups) {
      const labelled = inside(markup, ({ name }) => name === "label");
      for (const element of markup.elements) {
        const look = looks.get(element);
        if (!look || !isPressed(element, look) || labelled.has(element)) continue;
        const px = smallSide(look, resolve);
        if (px === undefined) continue;
        yield {
          spot: spotOf(markup, element),
          message: `The ${element.name} is ${Number(px.toFixed(1))} px on one side.`,
          fix: `Give it min-height: ${sideMinPx}px and min-width: ${sideMinPx}px, better 44 px.`,
        };
      }
    }
  },
};

function isPressed({ name, attributes }: Element, look: Look): boolean {
  if (name === "button" || name === "select" || attributes.get("role") === "button") return true;
  if (name === "a") return attributes.has("href") && /flex|block|grid/.test(look.get("display") ?? "");
  return name === "input" && !["hidden", "checkbox", "radio", "range"].includes(attributes.get("type")?.toLowerCase() ?? "text");
}

/** The side that is set and too small; undefined where none is, or where the element is only there for those who listen. */
function smallSide(look: Look, resolve: Resolve): number | undefined {
  if (look.has("clip") || look.has("clip-path")) return undefined;
  const px = (name: string) => pixelsOf(resolve(look.get(name) ?? ""));
  for (const side of ["height", "width", "max-height", "max-width", "block-size", "inline-size"]) {
    const length = px(side);
    const least = px(`min-${side.replace("max-", "")}`) ?? 0;
    if (length !== undefined && length > 1 && length < sideMinPx && least < sideMinPx) return length;
  }
  return undefined;
}
