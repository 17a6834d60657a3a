import { html } from "#/kernel/markup";
import { sectionGapVariable, spaceVariable, toTextStyleDeclarations } from "#/model/css-variables";
import type { DesignContent } from "#/model/design-content";
import { escapeCssName } from "#/kernel/text/css-escape";
import { formatPx } from "#/model/css-length";
import type { Card } from "#/kits/partner-kit/card";
import { createGuidelineCard } from "#/kits/partner-kit/guidelines/guideline-card";

/** The spacing steps and section gaps. */
export function createSpacingCard({ tokens }: DesignContent): Card {
  const steps = [
    ...tokens.spacing.map(({ name, px }) => ({ variable: escapeCssName(spaceVariable(name)), px })),
    ...tokens.sectionGaps.map(({ name, px }) => ({ variable: escapeCssName(sectionGapVariable(name)), px })),
  ];
  const css = `.guide .spaces { gap: var(--space-2); }
.spaces li { display: grid; grid-template-columns: 10rem 4rem minmax(0, 1fr); align-items: center; ${toTextStyleDeclarations("small")}; }
.spaces span { display: block; height: 0.75rem; max-width: 100%; background: var(--primary); }
${steps.map(({ variable }, index) => `.space-${index} span { width: var(${variable}); }`).join("\n")}
`;
  const rows = steps.map(
    ({ variable, px }, index) => html`<li class="space-${index}"><code>${variable}</code>${formatPx(px)}<span></span></li>\n`,
  );
  return createGuidelineCard(
    "spacing",
    "Spacing",
    "Steps and section gaps",
    "Spacing steps are multiples of 4 pixels. The last three are the gaps between page sections.",
    160 + steps.length * 30,
    css,
    html`<ul class="spaces">\n
      ${rows}</ul>`,
  );
}
