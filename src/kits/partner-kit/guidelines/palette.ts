import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { paletteVariable, toTextStyleDeclarations } from "#/model/css-variables";
import type { DesignContent } from "#/model/design-content";
import { scaleNames } from "#/model/token-set";
import type { Card } from "#/kits/partner-kit/card";
import { createGuidelineCard } from "#/kits/partner-kit/guidelines/guideline-card";

/** The primitive scales. */
export function createPaletteCard({ tokens }: DesignContent): Card {
  const styles = `.guide .palette { gap: var(--space-3); }
.palette > li { display: grid; gap: var(--space-1); ${toTextStyleDeclarations("small")}; }
.palette ol { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); margin: 0; padding: 0; list-style: none; }
.palette ol li { height: 2.5rem; outline: 1px solid var(--border); outline-offset: -1px; }
${scaleNames
  .flatMap((scale) =>
    tokens.scales[scale].map(
      (_, index) => css`.step-${scale}-${index + 1} {
  background: var(${paletteVariable(scale, index + 1)});
}`,
    ),
  )
  .join("\n")}
`;
  const rows = scaleNames.map(
    (scale) => html`
      <li>
        ${scale}
        <ol>
          ${tokens.scales[scale].map(
            ({ hex }, index) => html`
              <li class="step-${scale}-${index + 1}" title="${scale} ${index + 1} ${hex}"></li>`,
          )}
        </ol>
      </li>\n`,
  );
  return createGuidelineCard(
    "palette",
    "Colors",
    "Scales",
    "Each scale has 12 steps, lightest first. Use roles in designs; roles refer to these steps.",
    700,
    styles,
    html`<ul class="palette">\n
      ${rows}</ul>`,
  );
}
