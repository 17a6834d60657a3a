import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { textStyleNames, type TextStyleName } from "#/model/token-set";
import { formatDecimal } from "#/kernel/decimal";
import { briefAttributes, specimenWords } from "#/documents/design-overview/brief-words";
import { faceName } from "#/documents/design-overview/face-name";
import { section } from "#/documents/design-overview/section";

const familyUses = [
  ["display", "Display"],
  ["text", "Text"],
  ["mono", "Code and figures"],
] as const;

function families(content: DesignContent): Markup {
  const { families: faces, weights } = content.tokens.typography;
  const shown = {
    display: [weights.display],
    text: [weights.regular, weights.medium, weights.strong],
    mono: [weights.regular],
  } as const;
  return html`<ul class="ov-families">${familyUses.map(
    ([family, use]) =>
      html`<li class="ov-family ov-family-${family}"><p class="ov-family-name">${faceName(faces[family])}</p><p class="ov-glyphs">ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &amp;?!@%</p><p class="ov-family-use">${use}, ${[...new Set(shown[family])].join(", ")}</p></li>`,
  )}</ul>`;
}

function wordsFor(content: DesignContent): Readonly<Record<TextStyleName, string>> {
  const words = specimenWords(content);
  return {
    display: words.headline,
    "heading-1": words.second,
    "heading-2": words.third,
    "heading-3": words.title,
    lead: words.lead,
    body: words.running,
    small: words.small,
    label: words.label,
    code: `--brand: ${content.tokens.brand.color.hex};`,
    figure: words.figure,
  };
}

/** The faces and every text style, set in words of the brief. */
export function typeSection(content: DesignContent): Markup {
  const { styles, sizes, measureCh, ratio } = content.tokens.typography;
  const words = wordsFor(content);
  const said = briefAttributes(content);
  const range = (name: string) => {
    const size = sizes.find((candidate) => candidate.name === name);
    if (!size) return "";
    return size.minPx === size.maxPx
      ? `${formatDecimal(size.maxPx)} px`
      : `${formatDecimal(size.minPx)} to ${formatDecimal(size.maxPx)} px`;
  };
  const specimen = (name: TextStyleName) => {
    const style = styles[name];
    return html`<li class="ov-style"><p class="ov-style-facts"><strong>${name}</strong> <span>${range(style.size)}</span> <span>weight ${style.weight}</span> <span>leading ${formatDecimal(style.leading)}</span>${style.trackingEm !== 0 && html` <span>tracking ${formatDecimal(style.trackingEm)} em</span>`}</p><p class="ov-style-words ov-style-${name}"${name === "code" ? "" : said}>${words[name]}</p></li>
`;
  };
  return section(
    "type",
    html`<p>Sizes grow by ${formatDecimal(ratio, 3)}. Lines end at ${formatDecimal(measureCh)} characters at the latest.</p>`,
    html`${families(content)}
<ul class="ov-styles">
${textStyleNames.map(specimen)}</ul>`,
  );
}
