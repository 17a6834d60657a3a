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
import { assignCustomNames, getCustomVariables, getUtilityGroup, toUtilityName } from "#/model/custom-variables";
import { colorRoles, textStyleNames, type TokenSet } from "#/model/token-set";
import { systemModeSelector } from "#/formats/globals-css";
import { escapeCssName } from "#/kernel/text/css-escape";

const replaceDots = (name: string) => name.replaceAll(".", "_");

/** One step of the utility framework's default spacing scale. */
const frameworkStepPx = 4;

/**
 * Theme variables for version 4 of the utility framework, each with a variable of `globals-css` as
 * its value.
 */
function toUtilityDeclarations({
  typography,
  spacing,
  sectionGaps,
  radius,
  shadows,
  easings,
  durations,
}: TokenSet): Declaration[] {
  const toDeclaration = (name: string, variable: string): Declaration => [escapeCssName(name), `var(${escapeCssName(variable)})`];
  return [
    ...colorRoles.map((role) => toDeclaration(`--color-${role}`, `--${role}`)),
    ...(["display", "text", "mono"] as const).map((name) => toDeclaration(`--font-${name}`, familyVariable(name))),
    toDeclaration("--font-sans", "--font-sans"),
    toDeclaration("--font-weight-headline", weightVariable("display")),
    ...(["regular", "medium", "strong"] as const).map((name) => toDeclaration(`--font-weight-${name}`, weightVariable(name))),
    ...typography.sizes.flatMap(({ name }) => [
      toDeclaration(`--text-${name}`, sizeVariable(name)),
      toDeclaration(`--text-${name}--line-height`, leadingVariable(name)),
      toDeclaration(`--text-${name}--letter-spacing`, trackingVariable(name)),
    ]),
    ...textStyleNames.flatMap((name) => [
      toDeclaration(`--text-${name}`, `--type-${name}-size`),
      toDeclaration(`--text-${name}--line-height`, `--type-${name}-leading`),
      toDeclaration(`--text-${name}--letter-spacing`, `--type-${name}-tracking`),
      toDeclaration(`--text-${name}--font-weight`, `--type-${name}-weight`),
    ]),
    // Steps with the framework's default value are omitted.
    ...spacing
      .filter(({ name, px }) => px !== Number(name) * frameworkStepPx)
      .map(({ name }) => toDeclaration(`--spacing-${replaceDots(name)}`, spaceVariable(name))),
    ...sectionGaps.map(({ name }) => toDeclaration(`--spacing-section-${name}`, sectionGapVariable(name))),
    toDeclaration("--spacing-gutter", "--gutter"),
    toDeclaration("--spacing-margin", "--margin"),
    toDeclaration("--border-width-stroke", "--stroke"),
    ...radius.steps.map(({ name }) => toDeclaration(`--radius-${name}`, radiusVariable(name))),
    ...shadows.map(({ name }) => toDeclaration(`--shadow-${name}`, shadowVariable(name))),
    ...easings.map(({ name }) => toDeclaration(`--ease-${name}`, easingVariable(name))),
    ...durations.map(({ name }) => toDeclaration(`--transition-duration-${name}`, durationVariable(name))),
    toDeclaration("--container-page", "--container"),
    toDeclaration("--container-measure", "--measure"),
  ];
}

/**
 * Utilities for the custom tokens that belong to a group of the framework and have one variable.
 */
function toCustomUtilities(tokens: TokenSet): readonly Declaration[] {
  const variables = getCustomVariables(tokens);
  const taken = new Set(toUtilityDeclarations(tokens).map(([name]) => name));
  const members = (tokens.custom ?? []).filter((token) => getUtilityGroup(token) !== undefined);
  const names = assignCustomNames(members, taken, (path, token) => {
    const group = getUtilityGroup(token);
    return group ? escapeCssName(`--${group}-${toUtilityName(path, group)}`) : "";
  });
  return members.flatMap((token): Declaration[] => {
    const [name, variable] = [names.get(token), variables.get(token)];
    return name === undefined || variable === undefined ? [] : [[name, `var(${variable})`]];
  });
}

/**
 * The rules that make utilities of version 4 of the utility framework use the variables of
 * `globals-css`. `inline reference` keeps the theme from adding variables. Browsers ignore both
 * rules if the framework is absent.
 */
export const renderInlineTheme = (tokens: TokenSet): string => `@custom-variant dark {
  &:where(.dark, .dark *) {
    @slot;
  }
  @media (prefers-color-scheme: dark) {
    &:where(${systemModeSelector}, ${systemModeSelector} *) {
      @slot;
    }
  }
}

${formatRule("@theme inline reference", [...toUtilityDeclarations(tokens), ...toCustomUtilities(tokens)])}`;
