import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import type { BrandAsset } from "#/model/mark";
import { getAssetFileName } from "#/formats/asset-urls";

/** An asset with its name below. White assets have a dark background. */
export const renderAssetFigure = (asset: BrandAsset): Markup => {
  const classAttribute = asset.kind === "symbol-white" ? html` class="on-dark"` : undefined;
  return html`
    <figure${classAttribute}>
      <img src="../assets/${getAssetFileName(asset)}" alt="${asset.alt}">
      <figcaption class="card-note">${asset.name}</figcaption>
    </figure>\n`;
};

/** Rules for figures. `maxHeightRem` limits the height of pictures. */
export const renderFigureCss = (maxHeightRem: number): string => css`.figures {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: var(--space-6);
  align-items: end;
}
.figures figure { display: grid; gap: var(--space-2); margin: 0; }
.figures img { width: 100%; max-height: ${maxHeightRem}rem; object-fit: contain; object-position: left; }
.figures .on-dark img { background: var(--inverse); }
`;
