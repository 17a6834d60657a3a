import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { getAssetPath, getRasterPath, listBrandAssets, listRasterAssets } from "#/formats/asset-urls";
import { formatDecimal } from "#/kernel/decimal";
import { renderSection } from "#/documents/design-overview/section";

/** The file and size of a picture that a pair of examples names. */
type ShownPicture = { readonly path: string; readonly alt: string; readonly width: number; readonly height: number };

/** The picture with a slug: a drawing, or one of pixels. */
function findPicture(content: DesignContent, slug: string | undefined): ShownPicture | undefined {
  if (slug === undefined) return undefined;
  const drawing = listBrandAssets(content).find((asset) => asset.slug === slug);
  if (drawing) return { ...drawing, path: getAssetPath(drawing) };
  const raster = listRasterAssets(content).find((asset) => asset.slug === slug);
  return raster && { ...raster, path: getRasterPath(raster.hash, "png") };
}

const renderExample = (title: string, className: string, text: string, picture: ShownPicture | undefined): Markup => html`
  <div class="ov-rules ${className}">
    <h3 class="ov-subtitle">${title}</h3>
    ${
      picture &&
      html`
        <img src="${picture.path}" width="${formatDecimal(picture.width)}" height="${formatDecimal(picture.height)}"
            alt="${picture.alt}" loading="lazy">`
    }
    <p dir="auto">${text}</p>
  </div>`;

/** The tone of voice, and the rules of the direction. */
export function renderVoiceSection(content: DesignContent): Markup {
  const { direction, brief, given } = content;
  const { tone, use = [], avoid = [], boilerplate, pairs = [] } = given.voice ?? {};
  const renderRules = (title: string, className: string, entries: readonly string[]) =>
    entries.length > 0 &&
    html`
      <div class="ov-rules ${className}">
        <h3 class="ov-subtitle">${title}</h3>
        <ul class="ov-list">${entries.map((rule) => html`<li>${rule}</li>`)}</ul>
      </div>`;
  return renderSection(
    "voice",
    brief.tone !== undefined &&
      brief.tone.trim() !== "" &&
      html`<p>Tone from the brief: <span dir="auto">${brief.tone}</span></p>`,
    html`
      <p class="ov-statement" dir="auto">${tone ?? direction.voice}</p>\n
      <div class="ov-pair">
        ${renderRules("Always", "ov-always", direction.always)}
        ${renderRules("Never", "ov-never", direction.never)}
      </div>
      ${
        use.length + avoid.length > 0 &&
        html`
          <div class="ov-pair">
            ${renderRules("Words to use", "ov-always", use)}
            ${renderRules("Words to avoid", "ov-never", avoid)}
          </div>`
      }
      ${pairs.map(
        (pair) => html`
          <div class="ov-pair">
            ${renderExample("Do", "ov-always", pair.do, findPicture(content, pair.doPicture))}
            ${renderExample("Do not", "ov-never", pair.avoid, findPicture(content, pair.avoidPicture))}
          </div>`,
      )}
      ${
        boilerplate !== undefined &&
        boilerplate.trim() !== "" &&
        html`<h3 class="ov-subtitle">About ${brief.name}</h3><p dir="auto">${boilerplate}</p>`
      }`,
  );
}
