import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { DesignContent } from "#/model/design-content";
import { textStyleNames } from "#/model/token-set";
import { formatDecimal } from "#/kernel/decimal";
import type { Card } from "#/kits/partner-kit/card";
import { createGuidelineCard } from "#/kits/partner-kit/guidelines/guideline-card";

/** The text styles, set in words of the brief. */
export function createTextStylesCard({ brief, tokens }: DesignContent): Card {
  const { styles, families } = tokens.typography;
  const cardCss = css`.guide .type { gap: var(--space-4); }
.type li {
  display: grid;
  gap: var(--space-1);
  padding-bottom: var(--space-3);
  border-bottom: 1px solid var(--border);
  overflow-wrap: anywhere;
}
${textStyleNames.map((name) => `.type-${name} { margin: 0; ${toTextStyleDeclarations(name)}; }`).join("\n")}
`;
  const sample = brief.tagline ?? brief.name;
  const rows = textStyleNames.map(
    (name) => html`
      <li>
        <p class="type-${name}">${name === "figure" ? "0123456789" : sample}</p>
        <span class="card-note">
          <code>${name}</code> ${families[styles[name].family].name}, weight ${formatDecimal(styles[name].weight)}
        </span>
      </li>\n`,
  );
  return createGuidelineCard(
    "type",
    "Type",
    "Text styles",
    `${families.display.name} for display, ${families.text.name} for text, ${families.mono.name} for code.`,
    1100,
    cardCss,
    html`<ul class="type">\n
      ${rows}</ul>`,
  );
}
