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
    for (const { property, value, within, location } of listDeclarationsOf(
      source,
      (name) => name === "font-family" || name === "font",
    )) {
      if (within.some((rule) => rule.startsWith("@font-face"))) continue;
      const family = parseFirstFamily(property, value);
      if (family && !knownFamilies.has(family.toLowerCase()) && !genericFamilies.has(family.toLowerCase())) {
        const kind = /mono|code|courier|consol/i.test(family) ? "mono" : "text";
        const other = kind === "text" ? ` or var(${familyVariable("display")}) (${families.display.name})` : "";
        yield {
          location,
          message: `${family.slice(0, 60)} is not a font family of the system.`,
          fix: `Use var(${familyVariable(kind)}) (${families[kind].name})${other}.`,
        };
      }
    }
  },
};

/**
 * The first family of a value, which follows the size in the `font` shorthand. Undefined for a
 * variable.
 */
function parseFirstFamily(property: string, value: string): string | undefined {
  const [first = ""] = value.split(",", 1);
  let name = first.trim();
  if (property === "font") {
    const parts = name.split(" ");
    const size = parts.findIndex((part) => /^[\d.]+[a-z%]|^(?:xx?|xxx)-(?:small|large)|^(?:small|medium|large)/i.test(part));
    if (size < 0) return undefined;
    name = parts
      .slice(size + 1)
      .join(" ")
      .replace(/^\/ ?\S+ ?/, "");
  }
  name = name.replace(/^["']|["']$/g, "").trim();
  return name === "" || name.includes("(") ? undefined : name;
}
