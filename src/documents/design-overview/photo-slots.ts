import { getAssetPath, getRasterPath } from "#/formats/asset-urls";
import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { PhotoSlot, RasterAsset } from "#/model/mark";

/** A photograph in the brand's inks. The slot's ratio crops it around its centre. */
function renderTreatedPhoto({ webpHash, alt }: RasterAsset, { id, ratio, treatment }: PhotoSlot): Markup {
  const [width = 3, height = 2] = ratio.split(":").map((side) => Number(side) * 300);
  return html`
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${alt}">
      <filter id="${id}-inks" color-interpolation-filters="sRGB">
        <feColorMatrix values="${treatment.matrix.light}"/>
      </filter>
      <image href="${getRasterPath(webpHash, "webp")}" width="${width}" height="${height}"
          preserveAspectRatio="xMidYMid slice" filter="url(#${id}-inks)"/>
    </svg>`;
}

/** The slot's photograph, or its illustration until there is one. */
function renderSlotPicture({ imagery }: DesignContent, slot: PhotoSlot): Markup | undefined {
  const photo = imagery.rasters?.find(({ slug }) => slug === slot.id);
  if (photo) return renderTreatedPhoto(photo, slot);
  const drawing = imagery.assets.find(({ slug }) => slug === slot.illustration);
  return (
    drawing && html`<img src="${getAssetPath(drawing)}" width="${drawing.width}" height="${drawing.height}" alt="${drawing.alt}">`
  );
}

/** The slots for photographs: what is shown now, and the art direction of each. */
export const renderPhotoSlots = (content: DesignContent, slots: readonly PhotoSlot[]): Markup => html`
  <h3 class="ov-subtitle">Photographs</h3>
  <p class="ov-note">
    An imported picture whose slug is the name of a slot fills it in the brand's colours. Until then its illustration is
    shown. ${slots[0]?.treatment.description}
  </p>
  <div class="ov-photos">\n
    ${slots.map(
      (slot) => html`
        <div class="ov-photo">
          ${renderSlotPicture(content, slot)}
          <dl>
            <div><dt>Slot</dt><dd>${slot.id}, ${slot.ratio}, at least ${slot.minPx.width} × ${slot.minPx.height} px</dd></div>
            <div><dt>Purpose</dt><dd>${slot.purpose}</dd></div>
            <div><dt>Subject</dt><dd>${slot.subject}</dd></div>
            <div><dt>Crop</dt><dd>${slot.crop}</dd></div>
            <div><dt>Do</dt><dd>${slot.do.join("; ")}</dd></div>
            <div><dt>Leave out</dt><dd>${slot.avoid.join("; ")}</dd></div>
          </dl>
        </div>\n`,
    )}
  </div>`;
