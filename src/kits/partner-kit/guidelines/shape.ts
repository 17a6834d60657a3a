import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { radiusVariable, shadowVariable, toTextStyleDeclarations } from "#/model/css-variables";
import type { DesignContent } from "#/model/design-content";
import { escapeCssName } from "#/kernel/text/css-escape";
import { pillPx, formatPx } from "#/model/css-length";
import type { Card } from "#/kits/partner-kit/card";
import { createGuidelineCard } from "#/kits/partner-kit/guidelines/guideline-card";

/** Radii and shadows. */
export function createShapeCard({ tokens }: DesignContent): Card {
  const styles = `.guide .shapes { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: var(--space-6); }
.shapes li { display: grid; gap: var(--space-2); ${toTextStyleDeclarations("small")}; }
.shapes span { display: block; height: 5rem; background: var(--card); border: var(--stroke) solid var(--border); }
${tokens.radius.steps
  .map(({ name }, index) => `.radius-${index} span { border-radius: var(${escapeCssName(radiusVariable(name))}); }`)
  .join("\n")}
${tokens.shadows
  .map(
    ({ name }, index) => css`.shadow-${index} span {
  box-shadow: var(${escapeCssName(shadowVariable(name))});
  border-color: transparent;
}`,
  )
  .join("\n")}
`;
  const radii = tokens.radius.steps.map(
    ({ name, px }, index) =>
      html`<li class="radius-${index}"><span></span><code>${radiusVariable(name)}</code>${px >= pillPx ? "full" : formatPx(px)}</li>\n`,
  );
  const shadows = tokens.shadows.map(
    ({ name }, index) => html`<li class="shadow-${index}"><span></span><code>${shadowVariable(name)}</code></li>\n`,
  );
  return createGuidelineCard(
    "shape",
    "Shape",
    "Corners and shadows",
    "The radius of an inner corner is the outer radius minus the padding between them.",
    580,
    styles,
    html`<ul class="shapes">\n
      ${radii}${shadows}</ul>`,
  );
}
