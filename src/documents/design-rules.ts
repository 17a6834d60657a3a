import { describeMarkGrounds } from "#/audit/mark-grounds";
import { findOwnColor } from "#/documents/own-values";
import { formatFamilyNames } from "#/documents/brand-summary";
import { describeCorners, describeField, describeFocus, describeSurface } from "#/documents/style-descriptions";
import { describeFailures, findContrastFloor } from "#/documents/handoff/contrast-floor";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { formatDecimal } from "#/kernel/decimal";
import { quoteList, quoteText } from "#/kernel/text/quote-text";
import { formatPx } from "#/model/css-length";
import type { Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";

/**
 * A rule for all work in a design, with a check that verifies it. Plain text with CSS as written;
 * quoted texts are JSON strings. Every document takes its rules from here, so that they cannot
 * contradict each other.
 */
export type DesignRule = {
  readonly id: string;
  readonly rule: string;
  readonly check: string;
  /**
   * Whether the rule is only for those who continue the design. The instructions in repositories
   * are kept short.
   */
  readonly isForHandoff?: true;
};

/** The scope of the rules, shown before them. */
export const rulesNote =
  "The rules apply to what you write. Use the component files of the system unchanged, including their fallbacks and small sizes.";

/**
 * Every rule of a design, the hardest first, with the values of the design. Parts that do not exist
 * yet have no rules.
 */
export function listDesignRules(content: HandoffContent): readonly DesignRule[] {
  return [
    ...inertRules,
    ...(content.tokens ? listTokenRules({ ...content, tokens: content.tokens }) : []),
    {
      id: "mark",
      rule: describeMarkRule(content.mark, content.tokens),
      check: "Every logo is one of the asset files, unchanged, on a ground where it is listed.",
    },
    ...listWorkRules(content),
  ];
}

/**
 * Finds a rule by its id.
 * @throws Error if the design has no such rule: a bug in the document that names it.
 */
export function getRule(rules: readonly DesignRule[], id: string): DesignRule {
  const found = rules.find((rule) => rule.id === id);
  if (!found) throw new Error(`design rule not found: ${id}`);
  return found;
}

/** How to use the mark, with its minimum sizes and, where there are tokens, the grounds of its versions. */
export const describeMarkRule = (mark: Mark, tokens: TokenSet | undefined): string =>
  `Use the mark files unchanged: do not redraw, recolour, animate or typeset the mark. ${describeMarkSizes(mark)}` +
  formatMarkGrounds(mark, tokens);

/** Which version of a mark stands on which surface, after a space; empty where that is not known. */
const formatMarkGrounds = (mark: Mark, tokens: TokenSet | undefined): string => {
  const grounds = tokens ? describeMarkGrounds(mark, tokens) : "";
  return grounds === "" ? "" : ` ${grounds}`;
};

/** The minimum sizes of a mark and its clear space, in one sentence. */
export const describeMarkSizes = ({ clearSpace, smallestPx }: Pick<Mark, "clearSpace" | "smallestPx">): string =>
  `The symbol is at least ${formatPx(smallestPx.symbol)} high and the wordmark at least ` +
  `${formatPx(smallestPx.wordmark)}, with ${formatDecimal(clearSpace, 2)} of the symbol's height free on every ` +
  "side.";

const inertRules: readonly DesignRule[] = [
  {
    id: "inert",
    rule: "Files are self-contained: no scripts, event handlers, frames, form targets, remote fonts, remote styles or remote pictures.",
    check: "The file looks the same without scripts and without a network, and makes no requests.",
    isForHandoff: true,
  },
];

/**
 * Which text role belongs to a surface, for surfaces without a `-foreground` role of the same name.
 */
const textRoleRule =
  "Use the text role that matches the surface: --foreground on --background and --muted; on any other surface, " +
  "its name plus -foreground, such as --primary-foreground on --primary and --primary-hover.";

function listTokenRules(content: HandoffContent & { readonly tokens: TokenSet }): DesignRule[] {
  const { tokens } = content;
  const { brand, typography, sectionGaps, colors } = tokens;
  const { sizes, weights, measureCh } = typography;
  const text = findContrastFloor(tokens, ["text", "body"]);
  const body = findContrastFloor(tokens, ["body"]);
  const ownColor = findOwnColor(tokens);
  const own = ownColor === undefined ? "" : `, or one of the brand's own colours, such as ${ownColor}`;
  const ui = findContrastFloor(tokens, ["ui", "focus"]);
  const weightList = [...new Set(Object.values(weights))].sort((one, other) => one - other).join(", ");
  return [
    {
      id: "brand-color",
      rule: `The brand colour is ${brand.color.hex}, available as --brand. Do not tint or shade it by hand.`,
      check: `--brand computes to ${brand.color.hex} in every mode.`,
      isForHandoff: true,
    },
    {
      id: "color-roles",
      rule:
        `Every colour is a role, used through its variable, such as --primary${own}. Do not use palette steps ` +
        `(--palette-*); a literal colour is allowed only as the fallback of its variable: var(--primary, ${colors.light.primary.hex}).`,
      check: "Outside the token files, no style uses a --palette-* step, or a colour value other than as a fallback.",
    },
    { id: "text-roles", rule: textRoleRule, check: "Every surface with text sets background and color together." },
    ...(text && body
      ? [
          {
            id: "contrast-text",
            rule:
              `The contrast of text is at least ${formatDecimal(text.threshold)}:1 and running text ` +
              `${formatDecimal(body.threshold)}:1, in light and dark mode. The lowest in the system: ${text.closest}.` +
              describeFailures(text.failures),
            check: "WCAG 2 contrast of the computed colours, in both modes.",
            isForHandoff: true as const,
          },
        ]
      : []),
    ...(ui
      ? [
          {
            id: "contrast-ui",
            rule:
              `The contrast of control outlines, fills and the focus ring is at least ${formatDecimal(ui.threshold)}:1 on ` +
              `every surface. The lowest in the system: ${ui.closest}.${describeFailures(ui.failures)}`,
            check: "The same measurement for the borders, fills and visible focus of each control.",
            isForHandoff: true as const,
          },
        ]
      : []),
    {
      id: "fonts",
      rule: `Use only these font families: ${formatFamilyNames(typography)}. Weights: ${weightList}.`,
      check: "Every font-family uses --font-* or --type-*-family.",
    },
    {
      id: "type-scale",
      rule:
        `Font sizes are the ${sizes.length} steps of --text-*, at most seven per page. Lines are at most ` +
        `${formatDecimal(measureCh)}ch long (--measure).`,
      check: "Every font-size uses --text-* or --type-*-size.",
    },
    {
      id: "spacing",
      rule:
        "Spacing uses the steps of --space-*, and between sections " +
        `${sectionGaps.map(({ name, px }) => `--section-${name} (${formatPx(px)})`).join(", ")}.`,
      check: "Every margin, padding and gap uses --space-* or --section-*, or is 0.",
    },
    {
      id: "shape",
      rule: `Corners: ${describeCorners(content)}. ${describeSurface({ ...content, tokens })}${describeField({ ...content, tokens })}`,
      check: "Every border-radius uses a --radius variable, or is 0 or 50%.",
    },
    {
      id: "modes",
      rule: "Support light and dark mode. The class dark on any element switches to dark mode; high contrast follows the system setting.",
      check: "Each page is readable and complete in both modes.",
    },
    {
      id: "focus",
      rule: `Keyboard focus is shown with ${describeFocus(content)}, on filled surfaces in currentColor.`,
      check: "No outline is removed without a replacement focus ring.",
    },
    {
      id: "motion",
      rule: "Motion uses --duration-* and --ease-*, and is off for readers who prefer reduced motion.",
      check: "Transitions use both, and have a prefers-reduced-motion rule.",
    },
  ];
}

/** The most things to avoid that a rule names. */
const maxAvoided = 12;

/** What the brief asks to avoid, quoted. Long lists are shortened. */
export const formatAvoided = (avoid: readonly string[]): string =>
  `${quoteList(avoid.slice(0, maxAvoided))}${avoid.length > maxAvoided ? ` and ${avoid.length - maxAvoided} more in the brief` : ""}`;

/** How to treat texts, in the same words in prompts, copy map and rules. */
export const copyRule = "Use every text exactly as written: do not rewrite, shorten, translate, omit or add any.";

function listWorkRules({ pages }: HandoffContent): DesignRule[] {
  const lang = pages?.[0]?.lang;
  const languageRule = lang
    ? `Pages use the language of their templates, ${quoteText(lang)}.`
    : "Copy uses the language of the brief.";
  return [
    {
      id: "language",
      rule: `${languageRule} ${copyRule}`,
      check: "The lang attribute matches the language of the text, and each text comes from the brief or a template.",
      isForHandoff: true,
    },
    {
      id: "true-copy",
      rule: "Claims need a source: never invent customers, numbers, awards or quotes.",
      check: "Every claim comes from the brief or the project.",
    },
    {
      id: "access",
      rule:
        "Everything works with the keyboard; controls have names, pictures have alternative text, headings are in order, " +
        "and targets are at least 24px.",
      check: "WCAG 2.2 AA, at widths of 320, 768 and 1280px, without horizontal scrolling.",
      isForHandoff: true,
    },
  ];
}
