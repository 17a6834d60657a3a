import { html, type Markup } from "#/kernel/markup";
import type { ArchetypeId } from "#/model/direction";
import { getAssetPath } from "#/formats/asset-urls";
import { formatDecimal } from "#/kernel/decimal";
import { findAsset } from "#/documents/design-overview/find-asset";
import type { GalleryEntry } from "#/documents/gallery/gallery-entry";
import { renderOutlinedText } from "#/documents/gallery/outlined-text";
import { renderSymbol } from "#/documents/symbol-svg";

/** The ways a poster can be composed. */
export type Composition = "field" | "picture" | "letters" | "split" | "pattern" | "shout" | "bands" | "frame" | "giant";

/** Which way suits an archetype, so that cards differ as the brands do. */
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

/**
 * The compositions that show one of the brand's pictures; the others are made of its symbol and
 * letters.
 */
const compositionsWithPicture: ReadonlySet<Composition> = new Set(["picture", "split", "pattern", "frame", "giant"]);

/**
 * A small poster of one brand in its own colours, type and pictures. It says nothing that the card
 * does not say, so readers of the text skip it.
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
      : html`<img class="poster-image" src="${getAssetPath(asset)}" alt="" width="${formatDecimal(asset.width)}" height="${formatDecimal(asset.height)}" loading="lazy">`);
  return html`<div class="poster poster-${composition}" aria-hidden="true">${picture}<span class="poster-sign">${renderSymbol(mark, "sign")}</span><span class="poster-words"><span class="poster-name" dir="auto">${name}</span>${line !== undefined && line.trim() !== "" && html`<span class="poster-line" dir="auto">${line}</span>`}</span><span class="poster-stripe"><i></i><i></i><i></i><i></i><i></i></span></div>`;
}
