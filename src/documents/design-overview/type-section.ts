import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { textStyleNames, type TextStyleName, type FontFamily } from "#/model/token-set";
import { formatDecimal } from "#/kernel/decimal";
import { renderBriefAttributes, getSpecimenTexts } from "#/documents/design-overview/brief-text";
import { renderSection } from "#/documents/design-overview/section";

const familyUses = [
  ["display", "Display"],
  ["text", "Text"],
  ["mono", "Code and figures"],
] as const;

function renderFamilies(content: DesignContent): Markup {
  const { families: faces, weights } = content.tokens.typography;
  const shownWeights = {
    display: [weights.display],
    text: [weights.regular, weights.medium, weights.strong],
    mono: [weights.regular],
  } as const;
  return html`<ul class="ov-families">${familyUses.map(
    ([family, use]) =>
      html`
        <li class="ov-family ov-family-${family}">
          <p class="ov-family-name">${getFaceName(faces[family])}</p>
          <p class="ov-glyphs">ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &amp;?!@%</p>
          <p class="ov-family-use">${use}, ${[...new Set(shownWeights[family])].join(", ")}</p>
        </li>`,
  )}</ul>`;
}

function getSpecimens(content: DesignContent): Readonly<Record<TextStyleName, string>> {
  const texts = getSpecimenTexts(content);
  return {
    display: texts.headline,
    "heading-1": texts.second,
    "heading-2": texts.third,
    "heading-3": texts.title,
    lead: texts.lead,
    body: texts.running,
    small: texts.small,
    label: texts.label,
    code: `--brand: ${content.tokens.brand.color.hex};`,
    figure: texts.figure,
  };
}

/** The typefaces and every text style, set in texts of the brief. */
export function renderTypeSection(content: DesignContent): Markup {
  const { styles, sizes, measureCh, ratio } = content.tokens.typography;
  const texts = getSpecimens(content);
  const attributes = renderBriefAttributes(content);
  const formatRange = (name: string) => {
    const size = sizes.find((candidate) => candidate.name === name);
    if (!size) return "";
    return size.minPx === size.maxPx
      ? `${formatDecimal(size.maxPx)} px`
      : `${formatDecimal(size.minPx)} to ${formatDecimal(size.maxPx)} px`;
  };
  const renderSpecimen = (name: TextStyleName) => {
    const style = styles[name];
    return html`
      <li class="ov-style">
        <p class="ov-style-facts">
          <strong>${name}</strong> <span>${formatRange(style.size)}</span> <span>weight ${style.weight}</span>${" "}
          <span>leading ${formatDecimal(style.leading)}</span>
          ${style.trackingEm !== 0 && html` <span>tracking ${formatDecimal(style.trackingEm)} em</span>`}
        </p>
        <p class="ov-style-words ov-style-${name}"${name === "code" ? "" : attributes}>${texts[name]}</p>
      </li>\n`;
  };
  return renderSection(
    "type",
    html`
      <p>
        Each size is ${formatDecimal(ratio, 3)} times the one before. Lines are at most ${formatDecimal(measureCh)} characters long.
      </p>`,
    html`${renderFamilies(content)}\n
      <ul class="ov-styles">\n
      ${textStyleNames.map(renderSpecimen)}</ul>`,
  );
}

/**
 * The display name of a family, without the suffix that marks variable fonts, and of its companions
 * for other scripts.
 */
export const getFaceName = ({ name, companions = [] }: Pick<FontFamily, "name" | "companions">): string =>
  [...new Set([name, ...companions.map((companion) => companion.name)])].map((one) => one.replace(/ Variable$/, "")).join(", ");
