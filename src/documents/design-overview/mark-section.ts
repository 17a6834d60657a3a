import { describeMarkGrounds } from "#/audit/mark-grounds";
import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { AssetKind, BrandAsset } from "#/model/mark";
import { getAssetPath } from "#/formats/asset-urls";
import { renderAssetLinks } from "#/documents/design-overview/asset-links";
import type { OverviewContext } from "#/documents/design-overview/overview-context";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { renderSymbol } from "#/documents/symbol-svg";
import { renderSection } from "#/documents/design-overview/section";
import { findAsset, findClearSpaceLockup } from "#/documents/design-overview/find-asset";

type MarkBackground = "paper" | "ink" | "field" | "own";

/** Versions that include their own background. */
const kindsWithBackground: ReadonlySet<AssetKind> = new Set(["app-icon"]);

/**
 * The background that shows a version of the mark. White versions go on the brand colour where that
 * gives enough contrast, otherwise on ink.
 */
function getBackground({ kind }: BrandAsset, { tokens }: DesignContent): MarkBackground {
  if (kindsWithBackground.has(kind)) return "own";
  if (kind === "reversed") return "ink";
  if (kind !== "symbol-white") return "paper";
  return tokens.colors.light["brand-foreground"].l > 0.8 ? "field" : "ink";
}

/**
 * The symbol's file for light backgrounds, at `px` if given; the bare shapes where the file does
 * not exist.
 */
function renderSymbolFile(content: DesignContent, px?: number): Markup {
  const file = findAsset(content, "symbol");
  if (!file) return renderSymbol(content.mark, "ov-symbol");
  return html`
    <img src="${getAssetPath(file)}" width="${formatDecimal(px ?? file.width)}"
        height="${formatDecimal(px ?? file.height)}" alt="">`;
}

/** The symbol on its grid of 48 units, with construction lines and the outline of its field. */
function renderConstruction(content: DesignContent): Markup {
  const { mark } = content;
  const [x, y, width, height] = mark.symbol.viewBox;
  const lines: Markup[] = [];
  for (let step = 0; step <= 8; step++) {
    const across = formatDecimal(x + (width * step) / 8);
    const down = formatDecimal(y + (height * step) / 8);
    lines.push(
      html`<path d="M${across} ${formatDecimal(y)}V${formatDecimal(y + height)}M${formatDecimal(x)} ${down}H${formatDecimal(x + width)}"/>`,
    );
  }
  const [middleX, middleY, radius] = [formatDecimal(x + width / 2), formatDecimal(y + height / 2), formatDecimal(width / 2)];
  return html`
    <div class="ov-construction light">
      ${renderSymbolFile(content)}
      <svg class="ov-grid" viewBox="${[x, y, width, height].map((value) => formatDecimal(value)).join(" ")}"
          aria-hidden="true" focusable="false">
        ${lines}
        <circle cx="${middleX}" cy="${middleY}" r="${radius}"/>
      </svg>
    </div>`;
}

/** A lockup with its clear space hatched. */
function renderClearSpace(lockup: BrandAsset): Markup {
  return html`
    <div class="ov-clear light">
      <div class="ov-clear-inner">
        <img src="${getAssetPath(lockup)}" width="${formatDecimal(lockup.width)}"
            height="${formatDecimal(lockup.height)}" alt="${lockup.alt}, within its clear space">
      </div>
    </div>`;
}

/** The symbol at common icon sizes, down to the minimum size. */
function renderSizes(content: DesignContent): Markup {
  const steps = [...new Set([content.mark.smallestPx.symbol, 24, 32, 48, 64])].sort((one, other) => one - other);
  return html`
    <ul class="ov-sizes light">
      ${steps.map(
        (px) => html`<li><span class="ov-size">${renderSymbolFile(content, px)}</span><span>${formatPx(px)}</span></li>`,
      )}
    </ul>`;
}

function renderVersion(asset: BrandAsset, content: DesignContent, context: OverviewContext): Markup {
  const background = getBackground(asset, content);
  const square = Math.abs(asset.width - asset.height) < 1;
  return html`
    <figure class="ov-asset ov-asset-${asset.kind}">
      <div class="ov-ground ov-ground-${background} light">
        <img class="${square ? "ov-asset-square" : "ov-asset-long"}" src="${getAssetPath(asset)}"
            width="${formatDecimal(asset.width)}" height="${formatDecimal(asset.height)}" alt="${asset.alt}">
      </div>
      <figcaption class="ov-caption">
        <strong>${asset.name}</strong>${!asset.outlined && " (live text)"} ${renderAssetLinks(asset, context)}
      </figcaption>
    </figure>\n`;
}

/**
 * How the mark is constructed, its clear space and minimum sizes, and every file of the mark on its
 * background.
 */
export function renderMarkSection(content: DesignContent, context: OverviewContext): Markup {
  const { mark, given } = content;
  const hasOwnWordmark = given.mark?.lockups.some(({ lockup: kind }) => kind === "wordmark") === true;
  const lockup = findClearSpaceLockup(content);
  const grounds = describeMarkGrounds(mark, content.tokens).replaceAll("--", "");
  return renderSection(
    "mark",
    html`<p>${mark.concept}</p>${grounds !== "" && html`<p class="ov-mark-grounds">${grounds}</p>`}`,
    html`
      <div class="ov-anatomy">\n
        <figure class="ov-figure">
          ${renderConstruction(content)}
          <figcaption class="ov-caption">
            ${given.mark ? "Proportions on a grid of eight." : `Construction on a grid of ${formatDecimal(mark.symbol.viewBox[2])} units.`}
          </figcaption>
        </figure>\n
        ${
          lockup &&
          html`
            <figure class="ov-figure">
              ${renderClearSpace(lockup)}
              <figcaption class="ov-caption">
                Clear space: ${formatDecimal(mark.clearSpace, 2)} of the symbol's height on every side.
              </figcaption>
            </figure>`
        }\n
        <figure class="ov-figure">
          ${renderSizes(content)}
          <figcaption class="ov-caption">
            Minimum height: symbol ${formatPx(mark.smallestPx.symbol)}, wordmark ${formatPx(mark.smallestPx.wordmark)}.
            ${!hasOwnWordmark && "The name, without what only registers need, is in one line up to 24 letters, otherwise in two to four."}
          </figcaption>
        </figure>\n
      </div>\n
      <div class="ov-assets">\n
        ${mark.assets.filter(({ kind }) => kind !== "social-card").map((asset) => renderVersion(asset, content, context))}
      </div>`,
  );
}
