import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { ArchetypeId } from "#/model/direction";
import { getAssetPath } from "#/formats/asset-urls";
import { formatDecimal } from "#/kernel/decimal";
import { findAsset } from "#/documents/design-overview/find-asset";
import type { SystemListItem } from "#/documents/adoption-manifest-schema";
import type { galleryParts } from "#/documents/gallery/gallery-parts";
import { renderOutlinedText } from "#/documents/gallery/outlined-text";
import { renderSymbol } from "#/documents/symbol-svg";

/** A published system: its row, what is shown of its live design and the id of that design. */
export type GalleryEntry = {
  readonly system: SystemListItem;
  readonly content: Pick<DesignContent, (typeof galleryParts)[number]>;
  readonly designId: string;
};

/** Poster compositions. */
export type Composition = "field" | "picture" | "letters" | "split" | "pattern" | "shout" | "bands" | "frame" | "giant";

/** The composition of each archetype, so that cards differ as the brands do. */
const compositions: Readonly<Record<ArchetypeId, Composition>> = {
  swiss: "field",
  editorial: "split",
  brutalist: "shout",
  soft: "picture",
  technical: "split",
  luxury: "letters",
  playful: "pattern",
  civic: "field",
  industrial: "bands",
  craft: "frame",
  retro: "picture",
  scientific: "split",
  ledger: "field",
  poster: "giant",
  arcade: "pattern",
  archive: "frame",
};

/** Compositions that show one of the brand's pictures. The others use the symbol and the name. */
const compositionsWithPicture: ReadonlySet<Composition> = new Set(["picture", "split", "pattern", "frame", "giant"]);

/**
 * A small poster of a brand in its own colours, type and pictures. It is hidden from assistive
 * technology because the card has the same information as text.
 */
export function renderPoster({ content }: GalleryEntry): Markup {
  const { brief, mark } = content;
  const composition = compositions[content.direction.id];
  const asset = compositionsWithPicture.has(composition)
    ? findAsset(content, composition === "pattern" ? "pattern" : "hero")
    : undefined;
  const line = brief.tagline ?? brief.industry;
  const displayedName = composition === "shout" ? brief.name.toUpperCase() : brief.name;
  const name = renderOutlinedText(displayedName, content) ?? displayedName;
  const picture =
    asset &&
    (composition === "pattern"
      ? html`<span class="poster-tiles"></span>`
      : html`
        <img class="poster-image" src="${getAssetPath(asset)}" alt="" width="${formatDecimal(asset.width)}"
            height="${formatDecimal(asset.height)}" loading="lazy">`);
  return html`
    <div class="poster poster-${composition}" aria-hidden="true">
      ${picture}
      <span class="poster-sign">${renderSymbol(mark, "sign", { isOnColor: true })}</span><span class="poster-words">
        <span class="poster-name" dir="auto">${name}</span>
        ${line !== undefined && line.trim() !== "" && html`<span class="poster-line" dir="auto">${line}</span>`}
      </span><span class="poster-stripe"><i></i><i></i><i></i><i></i><i></i></span>
    </div>`;
}
