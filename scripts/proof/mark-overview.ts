import { html, type Markup, trustMarkup } from "#/kernel/markup";
import { computeFingerprint } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import { emptyGiven } from "#/model/given";
import type { AssetKind, Mark } from "#/model/mark";
import { createDesignDirection } from "#/studio/create-identity";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { getIdentityColors } from "#/studio/identity-colors";
import { createMark } from "#/studio/marks/create-mark";

const overviewCss = `
body {
  margin: 16px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px;
  background: #8a8a8a; font: 12px/1.3 sans-serif;
}
figure { margin: 0; padding: 10px; background: #fff; display: grid; gap: 8px; align-content: start; }
figcaption { color: #444; }
.row { display: flex; gap: 10px; align-items: end; }
.lockups { height: 96px; align-items: center; }
.lockups svg { width: auto; max-width: 240px; height: 44px; }
.lockups svg + svg { height: 96px; max-width: 150px; }
.choices svg { width: 52px; height: 52px; outline: 1px solid #e5e5e5; }
`;

/** The mark of a brief, drawn as the product would without a chosen direction or seed. */
function drawMark(brief: Brief): { readonly mark: Mark; readonly direction: string } {
  const seed = brief.seed ?? computeFingerprint(brief.name);
  const source = { brief, given: emptyGiven, adjustments: [], seed };
  const direction = createDesignDirection({ ...source, directionId: chooseDirection(brief, seed, brief.archetype).id });
  return { mark: createMark({ brief, direction, seed, ...getIdentityColors(source, direction) }), direction: direction.id };
}

const placeDrawing = (svg: string, px?: number): Markup =>
  trustMarkup(
    svg.slice(svg.indexOf("<svg")).replace(/<svg\b/, px === undefined ? "<svg" : `<svg style="width:${px}px;height:${px}px"`),
  );

function renderFigure(key: string, brief: Brief): Markup {
  const { mark, direction } = drawMark(brief);
  const svgOf = (kind: AssetKind) => mark.assets.find((asset) => asset.kind === kind)?.svg ?? "";
  return html`
    <figure>
      <figcaption>${key} · <b>${brief.name}</b> · ${brief.industry ?? brief.tagline} · ${direction}, ${mark.recipe}</figcaption>
      <div class="row">
        ${placeDrawing(svgOf("symbol"), 200)}
        <div>${placeDrawing(svgOf("app-icon"), 96)}</div>
        ${[32, 16].map((px) => placeDrawing(svgOf("symbol"), px))}
      </div>
      <div class="row lockups">${placeDrawing(svgOf("lockup-horizontal"))}${placeDrawing(svgOf("lockup-stacked"))}</div>
      <div class="row choices">${(mark.choices ?? []).map(({ svg }) => placeDrawing(svg))}</div>
    </figure>`;
}

/** One page that shows the marks of many briefs, each large, on its tile, small and with its name. */
export function renderMarkOverview(briefs: readonly (readonly [key: string, brief: Brief])[]): string {
  const figures = briefs.map(([key, brief]) => renderFigure(key, brief).text);
  return `<!doctype html><meta charset="utf-8"><style>${overviewCss}</style>${figures.join("")}`;
}
