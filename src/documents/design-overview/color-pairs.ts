import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { ColorRole, Mode } from "#/model/token-set";
import { formatDecimal } from "#/kernel/decimal";

/** Surfaces with the text colour used on them. */
const pairs: readonly (readonly [surface: ColorRole, ink: ColorRole, use: string])[] = [
  ["background", "foreground", "Body text"],
  ["background", "muted-foreground", "Secondary text"],
  ["background", "link", "Links"],
  ["card", "card-foreground", "Raised surfaces"],
  ["primary", "primary-foreground", "Primary action"],
  ["secondary", "secondary-foreground", "Secondary action"],
  ["accent", "accent-foreground", "Subtle emphasis"],
  ["brand", "brand-foreground", "Brand surface"],
  ["spot", "spot-foreground", "Spot colour"],
  ["destructive", "destructive-foreground", "Destructive action"],
  ["success", "success-foreground", "Success"],
  ["warning", "warning-foreground", "Warning"],
];

const shownModes: readonly Mode[] = ["light", "dark"];

/** The measured contrast of two roles, such as `7.4 : 1`. */
function formatMeasuredContrast({ tokens }: DesignContent, mode: Mode, surface: ColorRole, ink: ColorRole): string | undefined {
  const pair = tokens.report.pairs.find(
    (candidate) => candidate.mode === mode && candidate.foreground === ink && candidate.background === surface,
  );
  return pair && `${formatDecimal(Math.floor(pair.ratio * 10) / 10, 1)} : 1`;
}

/** Every surface with its text colour, in light and dark mode. */
export function renderColorPairs(content: DesignContent): Markup {
  return html`<ul class="ov-color-pairs">\n
    ${pairs.map(
      ([surface, ink, use]) =>
        html`<li><div class="ov-samples">${shownModes.map((mode) => {
          const ratio = formatMeasuredContrast(content, mode, surface, ink);
          return html`
            <div class="ov-sample ${mode} ov-bg-${surface} ov-ink-${ink}">
              <span class="ov-sample-letters" aria-hidden="true">Aa</span>
              <span class="ov-sample-ratio">${ratio ?? mode}</span>
            </div>`;
        })}</div><p class="ov-sample-use">${use}</p><p class="ov-sample-roles">${ink} on ${surface}</p></li>\n`,
    )}</ul>`;
}
