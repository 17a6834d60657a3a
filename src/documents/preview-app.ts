import { renderGlobalsRules } from "#/formats/globals-css";
import { baseCss } from "#/documents/base-css";
import { containStyles } from "#/documents/contain-styles";
import { renderDocument } from "#/documents/render-document";
import { previewAppCss } from "#/documents/preview-app-css";
import { formatDecimal } from "#/kernel/decimal";
import { html, type Markup, trustMarkup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { AssetKind, BrandAsset } from "#/model/mark";
import type { ColorRole } from "#/model/token-set";

/** The version of the system and the URL of its full preview. */
export type PreviewMetadata = { readonly version: string; readonly previewUrl: string };

/** Surfaces to show, each with the text role used on it. */
const pairs: readonly (readonly [surface: ColorRole, text: ColorRole])[] = [
  ["background", "foreground"],
  ["card", "card-foreground"],
  ["muted", "muted-foreground"],
  ["primary", "primary-foreground"],
  ["secondary", "secondary-foreground"],
  ["accent", "accent-foreground"],
  ["destructive", "destructive-foreground"],
];

/**
 * Components that represent a system best in a small frame. The first ones that exist are shown.
 */
const preferredComponents = ["button", "card", "alert", "input", "badge"];
const maxComponents = 3;

/**
 * A summary of a system as one self-contained HTML document without scripts: mark, surfaces, type
 * and a few components, in the reader's mode. It is made for the small frame in which an MCP client
 * shows a tool's result. Nothing loads from elsewhere, so fallback fonts replace the typefaces.
 */
export function renderPreviewApp(content: DesignContent, { version, previewUrl }: PreviewMetadata): string {
  const { brief, direction, tokens } = content;
  const components = preferredComponents
    .flatMap((slug) => content.components.filter((one) => one.slug === slug))
    .slice(0, maxComponents);
  const body = html`<main class="pv">\n
    <header class="pv-head">${renderMark(content)}<h1>${brief.name}</h1>\n
    <p>${direction.summary}</p>\n
    <p class="pv-note">Version ${version} · ${direction.name}</p></header>\n
    <section><h2>Colour</h2><ul class="pv-pairs">${pairs.map(renderPair)}</ul></section>\n
    <section><h2>Type</h2>${renderTypeSamples(content)}</section>\n
    ${components.map(
      ({ name, variants: [first] }) =>
        html`<section><h2>${name}</h2><div class="pv-stage">${trustMarkup(containStyles(first.html))}</div></section>\n`,
    )}<footer class="pv-note">This preview uses fallback fonts. Full guideline: ${previewUrl}</footer>\n
    </main>`;
  return renderDocument({
    lang: "en",
    title: `${brief.name} ${version}`,
    description: direction.summary,
    styles: [renderGlobalsRules(tokens), baseCss, previewAppCss, ...components.map(({ css }) => css)],
    body: body.text,
  });
}

const renderPair = ([surface, text]: readonly [ColorRole, ColorRole]) =>
  html`<li style="background:var(--${surface});color:var(--${text})"><code>--${surface}</code></li>`;

/** The mark for light and dark backgrounds. The reader's mode decides which one is visible. */
function renderMark({ mark }: DesignContent): Markup {
  const light = findAsset(mark.assets, ["lockup-horizontal", "symbol"]);
  const dark = findAsset(mark.assets, ["reversed", "symbol-white"]);
  return html`${light && renderPicture(light, "pv-light")}${dark && renderPicture(dark, "pv-dark")}`;
}

const findAsset = (assets: readonly BrandAsset[], kinds: readonly AssetKind[]) =>
  kinds.flatMap((kind) => assets.filter((asset) => asset.kind === kind))[0];

const renderPicture = ({ svg, width, height, alt }: BrandAsset, mode: string) =>
  html`
    <img class="pv-mark ${mode}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}"
        width="${formatDecimal(width)}" height="${formatDecimal(height)}" alt="${alt}">`;

function renderTypeSamples({ tokens: { typography }, brief }: DesignContent): Markup {
  const { families } = typography;
  return html`<dl class="pv-type">${(["display", "text", "mono"] as const).map(
    (name) =>
      html`<dt>${families[name].name}</dt><dd style="font-family:var(--font-${name})" class="pv-${name}">${brief.name}</dd>`,
  )}</dl>`;
}
