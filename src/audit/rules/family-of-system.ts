import { createEdits } from "#/audit/edit";
import type { SourceRule } from "#/audit/rule";
import { listDeclarationsOf } from "#/audit/source";
import { familyVariable } from "#/model/css-variables";

const genericFamilies = new Set(
  (
    "serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded math emoji " +
    "inherit initial unset revert revert-layer"
  ).split(" "),
);

/** Only the first family of a stack is checked; the fallbacks after it are free. */
export const familyOfSystem: SourceRule = {
  id: "family-of-system",
  summary: "Text uses the system's font families.",
  severity: "error",
  safety: false,
  *check(source, { tokens }) {
    const { families } = tokens.typography;
    const knownFamilies = new Set(
      [families.display, families.text, families.mono].flatMap(({ stack }) => stack.map((name) => name.toLowerCase())),
    );
    for (const { property, value, selector, within, location } of listDeclarationsOf(
      source,
      (name) => name === "font-family" || name === "font",
    )) {
      if (within.some((rule) => rule.startsWith("@font-face"))) continue;
      const { family, stack } = parseFamilies(property, value) ?? {};
      if (family && !knownFamilies.has(family.toLowerCase()) && !genericFamilies.has(family.toLowerCase())) {
        const kind = /mono|code|courier|consol/i.test(family) ? "mono" : "text";
        const chosen = kind === "text" && headingPattern.test(selector) ? "display" : kind;
        const other = kind === "text" ? ` or var(${familyVariable("display")}) (${families.display.name})` : "";
        yield {
          location,
          message: `${family.slice(0, 60)} is not a font family of the system.`,
          fix: `Use var(${familyVariable(kind)}) (${families[kind].name})${other}.`,
          ...(stack !== undefined && createEdits(location, stack, `var(${familyVariable(chosen)})`)),
        };
      }
    }
  },
};

/** A selector for headings alone. */
const headingPattern = /^(?:h[1-6]|\.[\w-]{0,40}(?:heading|title|display|headline))(?:,\s?h[1-6])*$/;

/**
 * The first family of a value and the whole list, which follow the size in the `font` shorthand.
 * Undefined for a variable.
 */
function parseFamilies(property: string, value: string): { readonly family: string; readonly stack: string } | undefined {
  let stack = value.trim();
  if (property === "font") {
    const [first = ""] = value.split(",", 1);
    const parts = first.trim().split(" ");
    const size = parts.findIndex((part) => /^[\d.]+[a-z%]|^(?:xx?|xxx)-(?:small|large)|^(?:small|medium|large)/i.test(part));
    if (size < 0) return undefined;
    const rest = parts
      .slice(size + 1)
      .join(" ")
      .replace(/^\/ ?\S+ ?/, "");
    stack = value.trim().slice(first.trim().length - rest.length);
  }
  const [first = ""] = stack.split(",", 1);
  const family = first
    .trim()
    .replace(/^["']|["']$/g, "")
    .trim();
  return family === "" || family.includes("(") ? undefined : { family, stack };
}
