import type { DesignContent } from "#/model/design-content";
import { pxText } from "#/model/css-length";
import { decimal } from "#/kernel/decimal";
import { markdownText, quotedText } from "#/documents/markdown";

/** One rule that whoever builds with the system keeps, and how anyone can see whether it is kept. Both are Markdown. */
export type BrandRule = { readonly id: string; readonly rule: string; readonly check: string };

const depthRules = {
  border: "surfaces are set apart by `--border` at `--stroke` wide; nothing casts a shadow",
  shadow: "surfaces are set apart by `--shadow-*`; no edge is added to them",
  tone: "surfaces are set apart by `--card`, `--muted` and `--secondary`; neither shadows nor edges are added",
} as const;

/** The rules that hold in every repository which uses the system: the hardest first, each of one sentence, none a matter of taste. */
export function brandRules({ tokens, direction, mark }: DesignContent): readonly BrandRule[] {
  const { display, text, mono } = tokens.typography.families;
  return [
    {
      id: "colors-by-role",
      rule: "Take every colour from a role variable such as `--primary`; never write a colour value.",
      check:
        "outside the token files no style holds a hex value, `rgb()`, `hsl()`, `oklch()`, a colour name or a `--palette-*` step",
    },
    {
      id: "text-on-its-partner",
      rule: "Text on a filled surface takes the `-foreground` of that surface.",
      check: "wherever `var(--x)` is a background under text, the text is `var(--x-foreground)`",
    },
    {
      id: "faces-and-sizes",
      rule: `Set type in ${[display, text, mono].map(({ name }) => markdownText(name)).join(", ")} only, by the variables \`--type-<style>-*\` or \`--font-*\` and \`--text-*\`.`,
      check: "no other `font-family`; every `font-size` is a variable",
    },
    {
      id: "spacing-by-step",
      rule: "Distances are `--space-*`, those between page sections `--section-*`.",
      check: "margin, padding and gap hold variables or 0",
    },
    {
      id: "shape",
      rule: `Corners are \`--radius\` (${pxText(tokens.radius.basePx)}) or one of its steps; ${depthRules[direction.depth]}.`,
      check: "`border-radius` and `box-shadow` hold variables, `none` or 0",
    },
    {
      id: "both-modes",
      rule: "Everything works in light and under the class `dark`.",
      check: "look at each screen in both; no style is written for one mode alone",
    },
    {
      id: "focus-and-motion",
      rule: "Focus is seen (`outline` in `--ring`), motion takes `--duration-*` and `--ease-*` and stops for readers who ask for less.",
      check: "`outline: none` stands nowhere without a ring in its place; each animation has a `prefers-reduced-motion` rule",
    },
    {
      id: "mark-as-drawn",
      rule: `The mark is used as its files are: not redrawn, recoloured, stretched or set in type; at least ${pxText(mark.smallestPx.symbol)} high, with ${decimal(mark.clearSpace, 2)} of its height free on every side.`,
      check: "each logo on a page is one of the system's SVG files",
    },
    {
      id: "nothing-invented",
      rule: "Copy makes no claim that nobody has made: no customers, numbers, quotes or awards of your own.",
      check: "each such statement can be traced to a source in this repository",
    },
  ];
}

/** What the brand never does, as Markdown list entries: the direction's own, then what its people asked to avoid, which stands there as quoted data. */
export function neverLines({ direction, brief }: DesignContent): string {
  const avoided = (brief.avoid ?? []).map((word) => markdownText(quotedText(word)));
  return [
    ...direction.never.map((rule) => `- ${markdownText(rule)}`),
    ...(avoided.length > 0 ? [`- Never make anything that looks or feels like this: ${avoided.join(", ")}.`] : []),
    "- Never add a value of your own where a token is near: take the nearest token and say what was missing.",
  ].join("\n");
}
