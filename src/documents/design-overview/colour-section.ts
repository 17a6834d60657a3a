import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { scaleNames, type ColorRole, type ScaleName } from "#/model/token-set";
import { colorPairs } from "#/documents/design-overview/color-pairs";
import { contrastTable } from "#/documents/design-overview/contrast-table";
import { colorValue, colorValues, notationChoice } from "#/documents/design-overview/notations";
import { roleTable } from "#/documents/design-overview/role-table";
import { section } from "#/documents/design-overview/section";

/** The four colours that make the brand, in the proportion in which they are meant to be seen. */
const chief: readonly { readonly role: ColorRole; readonly ink: ColorRole; readonly title: string }[] = [
  { role: "background", ink: "foreground", title: "Ground" },
  { role: "inverse", ink: "inverse-foreground", title: "Ink" },
  { role: "brand", ink: "brand-foreground", title: "Brand" },
  { role: "spot", ink: "spot-foreground", title: "Spot" },
];

function chiefColors({ tokens }: DesignContent): Markup {
  return html`<ul class="ov-chief light">${chief.map(({ role, ink, title }) => {
    const color = tokens.colors.light[role];
    return html`<li class="ov-chief-${role} ov-bg-${role} ov-ink-${ink}"><strong>${title}</strong>${colorValues(color)}</li>`;
  })}</ul>`;
}

function scale(name: ScaleName, { tokens }: DesignContent): Markup {
  return html`<li class="ov-scale"><span class="ov-scale-name">${name}</span><ol class="ov-steps">${tokens.scales[name].map(
    (color, index) =>
      html`<li><span class="ov-swatch ov-${name}-${index + 1}"></span><span class="ov-step">${index + 1}</span> <span class="ov-hex">${colorValue(color)}</span></li>`,
  )}</ol></li>
`;
}

/** The brand's colours: the few that make it, the pairs that carry text with their measured contrast, the scales, and every role. */
export function colourSection(content: DesignContent): Markup {
  const { brand } = content.tokens;
  const given = brand.given.trim().toLowerCase();
  return section(
    "colour",
    html`<p>The brand colour is <strong>${brand.color.hex}</strong> in every export.${given !== "" && given !== brand.color.hex && html` It was given as <span class="ov-code">${brand.given}</span>${brand.mapped && " and brought into the range of common screens"}.`}</p>`,
    html`${chiefColors(content)}
<h3 class="ov-subtitle">Pairs that carry text</h3>
${colorPairs(content)}
${contrastTable(content.tokens)}
<h3 class="ov-subtitle">Scales</h3>
${notationChoice}
<ul class="ov-scales">
${scaleNames.map((name) => scale(name, content))}</ul>
${roleTable(content)}`,
  );
}
