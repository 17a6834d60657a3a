import { decimal } from "#/kernel/decimal";
import { pillPx, pxText } from "#/model/css-length";
import { familyNames } from "#/documents/family-names";
import { contrastFloor } from "#/documents/handoff/contrast-floor";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import type { TokenSet } from "#/model/token-set";

/** A rule that holds at every latitude, and how anyone can tell whether it is kept. */
export type FloorRule = { readonly id: string; readonly rule: string; readonly check: string };

/** What nobody may go below when continuing a design: few rules, each with a check, made from the design's own numbers. Hardest first. */
export function hardFloor(content: HandoffContent): FloorRule[] {
  return [...safety, ...(content.tokens ? tokenFloor(content.tokens) : []), ...markFloor(content), ...workFloor(content)];
}

const safety: readonly FloorRule[] = [
  {
    id: "inert",
    rule: "Files are inert and whole: no script, event handler, frame, form target, remote font, remote style or remote picture.",
    check: "The file looks the same with scripts off and without a network, and asks for no address.",
  },
];

function tokenFloor(tokens: TokenSet): FloorRule[] {
  const { brand, typography, spacing, radius } = tokens;
  const { sizes, weights } = typography;
  const text = contrastFloor(tokens, ["text", "body"]);
  const body = contrastFloor(tokens, ["body"]);
  const ui = contrastFloor(tokens, ["ui", "focus"]);
  const distances = spacing.map(({ px }) => decimal(px)).join(", ");
  const corners = radius.steps.map(({ name, px }) => (px >= pillPx ? `${name} (a full round)` : pxText(px)));
  return [
    {
      id: "brand-color",
      rule: `The brand colour is ${brand.color.hex}. Its tints and shades are the steps of the brand palette and no others.`,
      check: `--brand computes to ${brand.color.hex} in every mode.`,
    },
    {
      id: "color-roles",
      rule: "Colours come from the semantic roles by their variables. Whatever carries text is used with its partner whose name ends in -foreground.",
      check: "No literal colour stands in a style save as the fallback of a variable.",
    },
    ...(text && body
      ? [
          {
            id: "contrast-text",
            rule: `Text reaches ${decimal(text.threshold)}:1 and running text ${decimal(body.threshold)}:1, in light and in dark. The closest pair there is: ${text.closest}.`,
            check: "WCAG 2 contrast of the computed colours, in both modes.",
          },
        ]
      : []),
    ...(ui
      ? [
          {
            id: "contrast-ui",
            rule: `Control outlines, fills and the focus ring reach ${decimal(ui.threshold)}:1 on every surface. The closest pair there is: ${ui.closest}.`,
            check: "The same measure on borders, fills and the visible focus of each control.",
          },
        ]
      : []),
    {
      id: "fonts",
      rule: `Only these families: ${familyNames(typography)}. Weights: ${weightList(weights)}.`,
      check: "Every font-family reads --font-display, --font-text or --font-mono.",
    },
    {
      id: "type-scale",
      rule: `Sizes are the ${sizes.length} steps of the scale (${sizes.map(({ name }) => name).join(", ")}); at most seven of them on a page. Lines are at most ${decimal(typography.measureCh)}ch long.`,
      check: "Every font-size reads --text-* or a --type-*-size.",
    },
    {
      id: "spacing",
      rule: `Distances are steps of the spacing scale, in pixels: ${distances}. Between sections: ${tokens.sectionGaps.map(({ name, px }) => `${name} ${decimal(px)}`).join(", ")}.`,
      check: "Every margin, padding and gap reads --space-* or --section-*, or is 0.",
    },
    {
      id: "shape",
      rule: `Radii: ${[...new Set(corners)].join(", ")}. Rules are ${pxText(tokens.strokePx)}.`,
      check: "Every border-radius reads --radius-*, every rule --stroke.",
    },
    {
      id: "modes",
      rule: "Light and dark both work, by the class dark on the root or on any element; high contrast follows the reader's system.",
      check: "The page is read once in each mode, and nothing is lost.",
    },
    {
      id: "motion",
      rule: `Movement takes ${tokens.durations.map(({ ms }) => decimal(ms)).join(", ")} ms with the given easings, and none at all for readers who ask for less.`,
      check: "Transitions read --duration-* and --ease-*, and stop under prefers-reduced-motion.",
    },
  ];
}

const weightList = (weights: TokenSet["typography"]["weights"]) =>
  [...new Set(Object.values(weights))].sort((one, other) => one - other).join(", ");

function markFloor({ mark }: HandoffContent): FloorRule[] {
  const { symbol, wordmark } = mark.smallestPx;
  return [
    {
      id: "mark",
      rule: `The mark is used as its files are, with ${decimal(mark.clearSpace, 2)} of the symbol's height free on every side; the symbol at ${pxText(symbol)} high or more, the wordmark at ${pxText(wordmark)} or more.`,
      check: "Path data, proportions and colours are those of one of the asset files.",
    },
  ];
}

function workFloor({ pages }: HandoffContent): FloorRule[] {
  const lang = pages?.[0]?.lang;
  return [
    {
      id: "language",
      rule: lang
        ? `Pages are in the language of their templates, "${lang}". Words of the brief stay as they are written and are never translated.`
        : "Copy is in the language of the brief, whose words stay as they are written.",
      check: "The lang attribute names the language of the text.",
    },
    {
      id: "true-copy",
      rule: "Nothing is claimed that the brief does not say: no customers, numbers, awards or quotes are made up. What is missing is left out.",
      check: "Every claim can be found in the brief.",
    },
    {
      id: "access",
      rule: "Everything works by keyboard with visible focus; controls have names, pictures have alternatives, headings keep their order, targets are at least 24 px.",
      check: "WCAG 2.2 AA, at widths of 320, 768 and 1280 px, with no scrolling sideways.",
    },
  ];
}
