import { formatFamilyNames } from "#/documents/family-names";
import { describeCorners, describeField, describeFocus, describeSurface } from "#/documents/style-descriptions";
import { findContrastFloor } from "#/documents/handoff/contrast-floor";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { formatDecimal } from "#/kernel/decimal";
import { quoteList, quoteText } from "#/kernel/text/quote-text";
import { formatPx } from "#/model/css-length";
import type { Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";

/**
 * A rule that holds for all work in a design, and how anyone can tell whether it is kept. Plain
 * text in which CSS is written as it is; quoted texts are JSON strings. Every document that states
 * what is allowed or forbidden takes it from here, so that no two of them can differ.
 */
export type DesignRule = {
  readonly id: string;
  readonly rule: string;
  readonly check: string;
  /**
   * Whether only those read it who continue the design; the instructions of a repository are kept
   * short.
   */
  readonly isForHandoff?: true;
};

/** The sentence that stands before the rules: what they are held against. */
export const rulesNote =
  "The rules are for what you write. Component files of the system are taken as they are, fallbacks and small measures included.";

/**
 * Every rule of a design, the hardest first, with the design's own values. What is not made yet has
 * no rule.
 */
export function listDesignRules(content: HandoffContent): readonly DesignRule[] {
  return [
    ...inertRules,
    ...(content.tokens ? listTokenRules({ ...content, tokens: content.tokens }) : []),
    {
      id: "mark",
      rule: describeMarkRule(content.mark),
      check: "Each logo is one of the asset files, unchanged.",
    },
    ...listWorkRules(content),
  ];
}

/**
 * The rule of one id; throws where there is none, which is a mistake in the document that names it.
 */
export function getRule(rules: readonly DesignRule[], id: string): DesignRule {
  const found = rules.find((rule) => rule.id === id);
  if (!found) throw new Error(`there is no rule ${id}`);
  return found;
}

/** How the mark may be used, with its sizes. */
export const describeMarkRule = ({ clearSpace, smallestPx }: Mark): string =>
  `The mark is used as its files are, not redrawn, recoloured, animated or set in type. ${describeMarkSizes({ clearSpace, smallestPx })}`;

/** The smallest sizes of a mark and the space around it, in one sentence. */
export const describeMarkSizes = ({ clearSpace, smallestPx }: Pick<Mark, "clearSpace" | "smallestPx">): string =>
  `The symbol is at least ${formatPx(smallestPx.symbol)} high and the wordmark at least ${formatPx(smallestPx.wordmark)}, with ${formatDecimal(clearSpace, 2)} of the symbol's height free on every side.`;

const inertRules: readonly DesignRule[] = [
  {
    id: "inert",
    rule: "Files are inert and whole: no script, event handler, frame, form target, remote font, remote style or remote picture.",
    check: "The file looks the same with scripts off and without a network, and asks for no address.",
    isForHandoff: true,
  },
];

/**
 * What the text on a surface is, for the surfaces whose text role is not their own name with
 * `-foreground`.
 */
const textRoleRule =
  "Text on a filled surface takes its text role: --foreground on --background and --muted, else the surface's own name with -foreground, such as --primary-foreground on --primary and --primary-hover.";

function listTokenRules(content: HandoffContent & { readonly tokens: TokenSet }): DesignRule[] {
  const { tokens } = content;
  const { brand, typography, sectionGaps, colors } = tokens;
  const { sizes, weights, measureCh } = typography;
  const text = findContrastFloor(tokens, ["text", "body"]);
  const body = findContrastFloor(tokens, ["body"]);
  const ui = findContrastFloor(tokens, ["ui", "focus"]);
  const weightList = [...new Set(Object.values(weights))].sort((one, other) => one - other).join(", ");
  return [
    {
      id: "brand-color",
      rule: `The brand colour is ${brand.color.hex}, the role --brand. It is neither tinted nor shaded by hand.`,
      check: `--brand computes to ${brand.color.hex} in every mode.`,
      isForHandoff: true,
    },
    {
      id: "color-roles",
      rule: `Every colour is a role, read by its variable such as --primary. Palette steps (--palette-*) are not used; a literal colour stands only as the fallback of its variable: var(--primary, ${colors.light.primary.hex}).`,
      check: "Outside the token files no style has a --palette-* step, nor a colour value but as a fallback.",
    },
    { id: "text-roles", rule: textRoleRule, check: "A surface with text sets background and color together." },
    ...(text && body
      ? [
          {
            id: "contrast-text",
            rule: `Text reaches ${formatDecimal(text.threshold)}:1 and running text ${formatDecimal(body.threshold)}:1, in light and in dark. The closest pair there is: ${text.closest}.`,
            check: "WCAG 2 contrast of the computed colours, in both modes.",
            isForHandoff: true as const,
          },
        ]
      : []),
    ...(ui
      ? [
          {
            id: "contrast-ui",
            rule: `Control outlines, fills and the focus ring reach ${formatDecimal(ui.threshold)}:1 on every surface. The closest pair there is: ${ui.closest}.`,
            check: "The same measure on borders, fills and the visible focus of each control.",
            isForHandoff: true as const,
          },
        ]
      : []),
    {
      id: "fonts",
      rule: `Only these families: ${formatFamilyNames(typography)}. Weights: ${weightList}.`,
      check: "Every font-family reads --font-* or a --type-*-family.",
    },
    {
      id: "type-scale",
      rule: `Sizes are the ${sizes.length} steps --text-*; at most seven on a page. Lines are at most ${formatDecimal(measureCh)}ch long (--measure).`,
      check: "Every font-size reads --text-* or a --type-*-size.",
    },
    {
      id: "spacing",
      rule: `Distances are steps of --space-*, and between sections ${sectionGaps.map(({ name, px }) => `--section-${name} (${formatPx(px)})`).join(", ")}.`,
      check: "Every margin, padding and gap reads --space-* or --section-*, or is 0.",
    },
    {
      id: "shape",
      rule: `Corners: ${describeCorners(content)}. ${describeSurface({ ...content, tokens })}${describeField({ ...content, tokens })}`,
      check: "Every border-radius reads a --radius variable, or is 0 or 50%.",
    },
    {
      id: "modes",
      rule: "Light and dark both work, by the class dark on any element; high contrast follows the system.",
      check: "Each page is read in both modes.",
    },
    {
      id: "focus",
      rule: `Keyboard focus is ${describeFocus(content)}, on filled surfaces in currentColor.`,
      check: "No outline is removed without a ring in its place.",
    },
    {
      id: "motion",
      rule: "Movement takes --duration-* and --ease-*, and stops for readers who ask for less.",
      check: "Transitions read both, and have a prefers-reduced-motion rule.",
    },
  ];
}

/** How many things to avoid a rule names. */
const maxAvoided = 12;

/** What a brief asks to avoid, quoted; of a very long list the first. */
export const formatAvoided = (avoid: readonly string[]): string =>
  `${quoteList(avoid.slice(0, maxAvoided))}${avoid.length > maxAvoided ? ` and ${avoid.length - maxAvoided} more in the brief` : ""}`;

/** How words are treated: said once, for prompts, copy map and rules. */
export const copyRule = "Texts are set as they are written: none is rewritten, shortened, translated, left out or added.";

function listWorkRules({ pages }: HandoffContent): DesignRule[] {
  const lang = pages?.[0]?.lang;
  return [
    {
      id: "language",
      rule: `${lang ? `Pages are in the language of their templates, ${quoteText(lang)}. ` : "Copy is in the language of the brief. "}${copyRule}`,
      check: "The lang attribute names the language of the text, and each text is found in the brief or in a template.",
      isForHandoff: true,
    },
    {
      id: "true-copy",
      rule: "Nothing is claimed without a source: customers, numbers, awards and quotes are never made up.",
      check: "Every claim is found in the brief or in the project.",
    },
    {
      id: "access",
      rule: "Everything works by keyboard; controls have names, pictures have alternatives, headings keep their order, targets are at least 24px.",
      check: "WCAG 2.2 AA, at widths of 320, 768 and 1280px, with no scrolling sideways.",
      isForHandoff: true,
    },
  ];
}
