import { type Declaration, formatRule } from "#/model/css-declarations";
import {
  durationVariable,
  easingVariable,
  familyVariable,
  leadingVariable,
  radiusVariable,
  sectionGapVariable,
  shadowVariable,
  sizeVariable,
  spaceVariable,
  trackingVariable,
  weightVariable,
} from "#/model/css-variables";
import { colorRoles, textStyleNames, type TokenSet } from "#/model/token-set";
import { followsSystem } from "#/formats/globals-css";
import { escapeCssName } from "#/kernel/css-escape";

const dotless = (name: string) => name.replaceAll(".", "_");

/** Pixels of one step of the utility framework's own spacing scale. */
const frameworkStepPx = 4;

/** Utilities of version 4 of the utility framework, each reading the variable of `globals-css` that has its value. */
function utilityDeclarations({ typography, spacing, sectionGaps, radius, shadows, easings, durations }: TokenSet): Declaration[] {
  const reading = (name: string, variable: string): Declaration => [escapeCssName(name), `var(${escapeCssName(variable)})`];
  return [
    ...colorRoles.map((role) => reading(`--color-${role}`, `--${role}`)),
    ...(["display", "text", "mono"] as const).map((name) => reading(`--font-${name}`, familyVariable(name))),
    reading("--font-sans", "--font-sans"),
    reading("--font-weight-headline", weightVariable("display")),
    ...(["regular", "medium", "strong"] as const).map((name) => reading(`--font-weight-${name}`, weightVariable(name))),
    ...typography.sizes.flatMap(({ name }) => [
      reading(`--text-${name}`, sizeVariable(name)),
      reading(`--text-${name}--line-height`, leadingVariable(name)),
      reading(`--text-${name}--letter-spacing`, trackingVariable(name)),
    ]),
    ...textStyleNames.flatMap((name) => [
      reading(`--text-${name}`, `--type-${name}-size`),
      reading(`--text-${name}--line-height`, `--type-${name}-leading`),
      reading(`--text-${name}--letter-spacing`, `--type-${name}-tracking`),
      reading(`--text-${name}--font-weight`, `--type-${name}-weight`),
    ]),
    // Steps that the framework has with the same value need no line of their own.
    ...spacing
      .filter(({ name, px }) => px !== Number(name) * frameworkStepPx)
      .map(({ name }) => reading(`--spacing-${dotless(name)}`, spaceVariable(name))),
    ...sectionGaps.map(({ name }) => reading(`--spacing-section-${name}`, sectionGapVariable(name))),
    reading("--spacing-gutter", "--gutter"),
    reading("--spacing-margin", "--margin"),
    reading("--border-width-stroke", "--stroke"),
    ...radius.steps.map(({ name }) => reading(`--radius-${name}`, radiusVariable(name))),
    ...shadows.map(({ name }) => reading(`--shadow-${name}`, shadowVariable(name))),
    ...easings.map(({ name }) => reading(`--ease-${name}`, easingVariable(name))),
    ...durations.map(({ name }) => reading(`--transition-duration-${name}`, durationVariable(name))),
    reading("--container-page", "--container"),
    reading("--container-measure", "--measure"),
  ];
}

/**
 * The lines that make utilities of version 4 of the utility framework read the variables of `globals-css` in the same file: `inline reference`, so that the theme adds no
 * variables of its own. Where the framework is absent, browsers skip both rules.
 */
export const inlineTheme = (tokens: TokenSet): string => `@custom-variant dark {
  &:where(.dark, .dark *) {
    @slot;
  }
  @media (prefers-color-scheme: dark) {
    &:where(${followsSystem}, ${followsSystem} *) {
      @slot;
    }
  }
}

${formatRule("@theme inline reference", utilityDeclarations(tokens))}`;
