import { deltaE2000 } from "#/color/delta-e";
import { renderDarkModeCss } from "#/studio/components/dark-mode-css";
import { getListSeparator } from "#/studio/copy/punctuation";
import { getNightRole, isSecondStronger } from "#/studio/layout/brand-field-css";
import type { PageContent } from "#/studio/layout/page-content";
import { skins } from "#/studio/layout/skins/skins";
import { understandBrief } from "#/studio/understanding/understand-brief";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";

/** A second colour is shown if it has some chroma, or is as dark as ink (OKLCH). */
const leastChroma = 0.02;
const darkLightness = 0.45;

/**
 * The roles of the second colour of a page: the brief's own where it names one, otherwise the tint
 * of the brand. The neutral fill of controls is never used for it, because it is grey.
 */
function toSecondRole({ brief, tokens }: PageContent): "accent" | "spot" {
  const { c: chroma, l: lightness } = tokens.colors.light.spot;
  const isColor = chroma >= leastChroma || lightness < darkLightness;
  return brief.secondaryColor !== undefined && isColor ? "spot" : "accent";
}

/** Whether the second colour of a page is only a tint of the brand's. */
export const isSecondPale = (content: PageContent): boolean => toSecondRole(content) === "accent";

/** The least difference (ΔE2000) of a second colour from the page, its tint and the brand, to be seen as a colour of its own. */
const leastDifference = 15;

/**
 * Whether the brief's second colour is one that a page is to show on a section: no tint, no dark like the deepest
 * field, and not what the strongest field shows already.
 */
export function isSecondBright(content: PageContent): boolean {
  const { spot, background, accent, brand } = content.tokens.colors.light;
  return (
    !isSecondPale(content) &&
    !isSecondStronger(content) &&
    spot.l >= darkLightness &&
    [background, accent, brand].every((other) => deltaE2000(spot, other) >= leastDifference)
  );
}

/** The least chroma and lightness (OKLCH) of a colour that glares where it fills a tall section. */
const [glaringChroma, glaringLightness] = [0.14, 0.88] as const;

/** Whether the second colour of a page is a neon one: on a band it is an accent, behind a long list it dazzles. */
export function isSecondGlaring(content: PageContent): boolean {
  const { c: chroma, l: lightness } = content.tokens.colors.light.spot;
  return !isSecondPale(content) && chroma >= glaringChroma && lightness >= glaringLightness;
}

/** Moods that allow parts of a page to be tilted. */
const livelyMoods: ReadonlySet<string> = new Set(["cheerful", "playful", "energetic", "festive", "adventurous", "inventive"]);

/** Kinds whose pages stand straight, whatever their moods. */
const graveKinds: ReadonlySet<OrganizationKind> = new Set(["memorial", "care", "faith", "authority", "finance"]);

/** Whether parts may be tilted: only where the brief asks for life. */
const mayTilt = ({ brief, kind }: PageContent) =>
  !graveKinds.has(kind) && understandBrief(brief).moods.some(({ value }) => livelyMoods.has(value));

/** Variables that sections read: lines, frames, corners, panels, tiles, joints of mosaics, tilt. */
export const renderSkinVariables = (content: PageContent): string => {
  const { variables } = skins[content.layoutName];
  const second = toSecondRole(content);
  const night = getNightRole(second, content.tokens.colors.dark);
  return `
body { --line: var(--stroke) solid var(--rule); --round: 0px; --frame: 0px solid transparent; --panel: var(--background); \
--panel-padding: clamp(var(--space-5), 4vw, var(--space-10)); --tile: var(--accent); --on-tile: var(--accent-foreground);
--second: var(--${second}); --on-second: var(--${second}-foreground);
--joint: var(--space-2); --separator: "·"; --comma: "${getListSeparator(content.copy.lang)}"; \
--joint-round: 0px; --tilt: ${mayTilt(content) ? 1 : 0}; --mosaic-edge: 0px; ${variables} }
${night === second ? "" : renderDarkModeCss("body", `--second: var(--${night}); --on-second: var(--${night}-foreground);`)}
.field { --rule: currentColor; --line: var(--stroke) solid currentColor; }
.field--secondary { --field: var(--second); --on: var(--on-second); }
.field--muted, .field--secondary { --tile: var(--background); --on-tile: var(--foreground); }`;
};

/** Rules by which an archetype's sections differ from the usual ones. They come after those. */
export const renderSkinCss = ({ layoutName }: PageContent): string => skins[layoutName].css;
