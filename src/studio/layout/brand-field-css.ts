import type { Color } from "#/color/color";
import { contrast, luminance } from "#/color/contrast";
import { getMarkRole } from "#/studio/components/symbol";
import { canFillField, isBrandGrey } from "#/studio/palette/brand-visibility";
import { renderDarkModeCss } from "#/studio/components/dark-mode-css";
import type { ColorMode } from "#/model/token-set";
import type { PageContent } from "#/studio/layout/page-content";

/** Near black, on which the text of a field is white at 12:1 or more. */
const isNearBlack = (color: Color): boolean => luminance(color) < 0.035;

/** The chroma (OKLCH) from which a second colour is worth a field instead of a grey brand's own. */
const minSecondChroma = 0.05;

/** The lightness (OKLCH) up to which a second colour is the brand's own dark. */
const maxDarkLightness = 0.42;

/**
 * Whether fields take the brief's second colour: because the brand is a grey, or because it cannot carry text and the
 * second is dark, where a darker tone of the brand would be a third colour.
 */
export function isSecondStronger({ brief, tokens, direction }: PageContent): boolean {
  const { light } = tokens.colors;
  if (brief.secondaryColor === undefined) return false;
  return isBrandGrey(light)
    ? light.spot.c >= minSecondChroma
    : !canFillField(light, direction) && light.spot.l <= maxDarkLightness;
}

type FieldRole = "brand" | "primary" | "spot" | "accent";

/** From this luminance a large field glares on a dark page. */
const minGlare = 0.16;

/** A large field at night: as it is if it is calm, else the tinted surface, beside which the brand is the accent. */
export const getNightRole = <Role extends FieldRole>(role: Role, dark: ColorMode): Role | "accent" =>
  luminance(dark[role]) >= minGlare ? "accent" : role;

const toFieldDeclarations = (role: FieldRole) => `--field: var(--${role}); --on: var(--${role}-foreground);`;

/** The rule for fields in a role that would glare at night. */
export function renderNightFieldCss(selector: string, role: FieldRole, { tokens }: PageContent): string {
  const night = getNightRole(role, tokens.colors.dark);
  return night === role ? "" : renderDarkModeCss(selector, toFieldDeclarations(night));
}

/** What a button needs to be seen on a field: contrast with it (WCAG 2.2, 1.4.11) and, to be a colour, chroma (OKLCH). */
const [minButtonContrast, minSignalChroma] = [3, 0.09] as const;

const canSignal = (spot: Color, field: Color): boolean => spot.c >= minSignalChroma && contrast(spot, field) >= minButtonContrast;

/** Filled buttons on a field have the brief's second colour in the modes in which it is seen there. */
function renderFieldButtonCss(
  field: string,
  { brief, tokens }: PageContent,
  lightRole: FieldRole | "inverse",
  darkRole: FieldRole | "card",
): string {
  const { light, dark } = tokens.colors;
  const isLit = canSignal(light.spot, light[lightRole]);
  const isLitAtNight = canSignal(dark.spot, dark[darkRole]);
  if (brief.secondaryColor === undefined || !(isLit || isLitAtNight)) return "";
  const selector = `.field${field} .lv-button.lv-button:not(.lv-button--outline)`;
  const toDeclarations = (isSeen: boolean) =>
    isSeen ? "--lv-fill: var(--spot); --lv-text: var(--spot-foreground);" : "--lv-fill: var(--on); --lv-text: var(--field);";
  const night = isLit === isLitAtNight ? "" : renderDarkModeCss(selector, toDeclarations(isLitAtNight));
  return `${selector} { ${toDeclarations(isLit)} }\n${night}`;
}

/**
 * Page rules for the strongest field and the mark. A field uses the exact brand colour if it can
 * fill one, or the second colour beside a grey brand; otherwise, and for readers who ask for more
 * contrast, the primary fill. A single-colour mark that is too pale for the page is drawn in ink.
 */
export function renderBrandFieldCss(content: PageContent): string {
  const { tokens, direction, mark } = content;
  const { light, dark } = tokens.colors;
  const field = ".field--primary";
  const isSecond = isSecondStronger(content);
  const lightRole = isSecond ? "spot" : canFillField(light, direction) ? "brand" : "primary";
  // A field in a near-black brand colour stays black at night, although it is close to the page.
  const darkRole = getNightRole(
    isSecond ? "spot" : canFillField(dark, direction) || isNearBlack(dark.brand) ? "brand" : "primary",
    dark,
  );
  const markRole = getMarkRole({ mark, tokens });
  return `
body { --mark: var(--${markRole}); }
${markRole === "primary" ? "" : renderDarkModeCss("body", "--mark: var(--primary);")}
.ink-brand { fill: var(--mark); }
${field} { ${toFieldDeclarations(lightRole)} }
${darkRole === lightRole ? "" : renderDarkModeCss(field, toFieldDeclarations(darkRole))}
${renderFieldButtonCss(field, content, lightRole, darkRole)}
${renderFieldButtonCss(".field--deep", content, "inverse", "card")}
@media (prefers-contrast: more) { .system ${field}, .light ${field}, .dark ${field} { ${toFieldDeclarations("primary")} } }`;
}
