import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { scaleNames, type ColorRole, type ScaleName } from "#/model/token-set";
import { renderColorPairs } from "#/documents/design-overview/color-pairs";
import { renderContrastTable } from "#/documents/design-overview/contrast-table";
import { renderColorValue, renderColorValues, notationChoice } from "#/documents/design-overview/notations";
import { renderOwnColors } from "#/documents/design-overview/own-tokens";
import { renderRoleTable } from "#/documents/design-overview/role-table";
import { renderSection } from "#/documents/design-overview/section";

/** The four main brand colours, sized in the proportion in which they are used. */
const mainColors: readonly { readonly role: ColorRole; readonly ink: ColorRole; readonly title: string }[] = [
  { role: "background", ink: "foreground", title: "Background" },
  { role: "inverse", ink: "inverse-foreground", title: "Ink" },
  { role: "brand", ink: "brand-foreground", title: "Brand" },
  { role: "spot", ink: "spot-foreground", title: "Spot" },
];

function renderMainColors({ tokens }: DesignContent): Markup {
  return html`<ul class="ov-chief light">${mainColors.map(({ role, ink, title }) => {
    const color = tokens.colors.light[role];
    return html`<li class="ov-chief-${role} ov-bg-${role} ov-ink-${ink}"><strong>${title}</strong>${renderColorValues(color)}</li>`;
  })}</ul>`;
}

function renderScale(name: ScaleName, { tokens }: DesignContent): Markup {
  return html`<li class="ov-scale"><span class="ov-scale-name">${name}</span><ol class="ov-steps">${tokens.scales[name].map(
    (color, index) =>
      html`
        <li>
          <span class="ov-swatch ov-${name}-${index + 1}"></span><span class="ov-step">${index + 1}</span>${" "}
          <span class="ov-hex">${renderColorValue(color)}</span>
        </li>`,
  )}</ol></li>\n`;
}

/** The main colours, text pairs with their measured contrast, scales, and every role. */
export function renderColorSection(content: DesignContent): Markup {
  const { brand } = content.tokens;
  const givenColor = brand.given.trim().toLowerCase();
  return renderSection(
    "colour",
    html`
      <p>
        The brand colour is <strong>${brand.color.hex}</strong> in every export.${
          givenColor !== "" &&
          givenColor !== brand.color.hex &&
          html` It was specified as <span class="ov-code">${brand.given}</span>
            ${brand.mapped && " and mapped into the sRGB gamut"}.`
        }
      </p>`,
    html`${renderMainColors(content)}\n
      ${renderOwnColors(content.tokens)}
      <h3 class="ov-subtitle">Text and background pairs</h3>\n
      ${renderColorPairs(content)}\n
      ${renderContrastTable(content.tokens)}\n
      <h3 class="ov-subtitle">Scales</h3>\n
      ${notationChoice}\n
      <ul class="ov-scales">\n
      ${scaleNames.map((name) => renderScale(name, content))}</ul>\n
      ${renderRoleTable(content)}`,
  );
}
