import type { SourceRule } from "#/audit/rule";
import { familyVariable } from "#/model/css-variables";

const generic = new Set(
  "serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded math emoji inherit initial unset revert revert-layer".split(
    " ",
  ),
);

/** Type is set in the system's families and their fallbacks. */
export const familyOfSystem: SourceRule = {
  id: "family-of-system",
  severity: "error",
  safety: false,
  *check({ declarations }, { tokens }) {
    const { families } = tokens.typography;
    const known = new Set(
      [families.display, families.text, families.mono].flatMap(({ stack }) => stack.map((name) => name.toLowerCase())),
    );
    for (const { property, value, within, spot } of declarations) {
      if ((property !== "font-family" && property !== "font") || within.some((rule) => rule.startsWith("@font-face"))) continue;
      for (const family of familiesIn(property, value))
        if (!known.has(family.toLowerCase()) && !generic.has(family.toLowerCase())) {
          const kind = /mono|code|courier|consol/i.test(family) ? "mono" : "text";
          yield {
            spot,
            message: `${family.slice(0, 60)} is no family of the system.`,
            fix: `Use var(${familyVariable(kind)}), which is ${families[kind].name}${kind === "text" ? `, or var(${familyVariable("display")}), which is ${families.display.name}` : ""}.`,
          };
        }
    }
  },
};

/** The families that a value names; in the `font` shorthand they stand after the size. */
function familiesIn(property: string, value: string): readonly string[] {
  const names = value.split(",").map((name) => name.trim());
  if (property === "font") {
    const words = (names[0] ?? "").split(" ");
    const size = words.findIndex((word) =>
      /^[\d.]+[a-z%]|^(?:(?:xx?|xxx)-)?(?:small|large)|^medium|^smaller|^larger/i.test(word),
    );
    if (size < 0) return [];
    names[0] = words
      .slice(size + 1)
      .join(" ")
      .replace(/^\/\s*\S+\s*/, "");
  }
  return names
    .map((name) => name.replace(/^["']|["']$/g, "").trim())
    .filter((name) => name !== "" && !name.includes("(") && !name.includes(")"));
}
