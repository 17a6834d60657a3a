import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { ColorRole, Mode } from "#/model/token-set";
import { formatDecimal } from "#/kernel/decimal";

/** Surfaces with the colour of the text they carry. */
const pairs: readonly (readonly [surface: ColorRole, ink: ColorRole, use: string])[] = [
  ["background", "foreground", "Running text"],
  ["background", "muted-foreground", "Quiet text"],
  ["background", "link", "Links"],
  ["card", "card-foreground", "Raised surfaces"],
  ["primary", "primary-foreground", "Main action"],
  ["secondary", "secondary-foreground", "Second action"],
  ["accent", "accent-foreground", "Soft emphasis"],
  ["brand", "brand-foreground", "Brand field"],
  ["spot", "spot-foreground", "Spot"],
  ["destructive", "destructive-foreground", "What cannot be undone"],
  ["success", "success-foreground", "Success"],
  ["warning", "warning-foreground", "Warning"],
];

const shownModes: readonly Mode[] = ["light", "dark"];

/** The contrast that the palette measured for two roles, such as `7.4 : 1`. */
function formatMeasuredContrast({ tokens }: DesignContent, mode: Mode, surface: ColorRole, ink: ColorRole): string | undefined {
  const pair = tokens.report.pairs.find(
    (candidate) => candidate.mode === mode && candidate.foreground === ink && candidate.background === surface,
  );
  return pair && `${formatDecimal(Math.floor(pair.ratio * 10) / 10, 1)} : 1`;
}

/** Every surface with the text it carries, in the light and in the dark mode. */
export function renderColorPairs(content: DesignContent): Markup {
  return html`<ul class="ov-color-pairs">
${pairs.map(
  ([surface, ink, use]) =>
    html`<li><div class="ov-samples">${shownModes.map((mode) => {
      const ratio = formatMeasuredContrast(content, mode, surface, ink);
      return html`<div class="ov-sample ${mode} ov-bg-${surface} ov-ink-${ink}"><span class="ov-sample-letters" aria-hidden="true">Aa</span><span class="ov-sample-ratio">${ratio ?? mode}</span></div>`;
    })}</div><p class="ov-sample-use">${use}</p><p class="ov-sample-roles">${ink} on ${surface}</p></li>
`,
)}</ul>`;
}
