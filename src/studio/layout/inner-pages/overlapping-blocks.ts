import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import { renderPairedFormCss, renderItemCellsCss, renderLinkCellsCss } from "#/studio/layout/content-styles";
import { renderHeadline, renderParagraph, renderText } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/** Inner pages as blocks edge to edge, with the form over the picture. */
export const overlappingBlocksInnerPages: InnerPageLayout = {
  css: () => css`${renderItemCellsCss("var(--line)")}${renderLinkCellsCss("var(--line)")}${renderPairedFormCss()}
.leaf-open { border-bottom: var(--line); }
.leaf-open__word { padding: var(--base) var(--edge) var(--tight); }
.leaf-open__word .label { margin-bottom: var(--space-4); }
.leaf-open__word + .plate-art { border-top: var(--line); }
.leaf-say { padding: var(--space-5) var(--edge); border-top: var(--line); background: var(--background); color: var(--foreground); }
.leaf-say .lead { margin: 0; }
main .leaf-say .lead { text-wrap: balance; }
.leaf__rail { padding: var(--space-6) var(--edge); border-bottom: var(--line); }
.leaf__part { padding: var(--space-6) var(--edge) var(--base); border-bottom: var(--line); }
.leaf__part:nth-of-type(even) { background: var(--muted); }
.leaf-onward { padding: var(--space-4) var(--edge) var(--tight); border-bottom: var(--line); }
.leaf-onward .onward { padding-top: 0; }
.gate { display: grid; border-bottom: var(--line); }
.gate__word { padding: var(--tight) var(--edge) calc(var(--tight) + var(--space-10)); }
.gate__word .large-sign {
  font-size: min(calc(var(--type-display-size) * 10), 38vw);
  line-height: 0.85;
  letter-spacing: -0.05em;
  margin: 0;
}
.gate__picture { border-top: var(--line); }
.gate__picture svg { display: block; width: 100%; height: clamp(14rem, 30vw, 26rem); }
.gate__sheet {
  position: relative;
  margin: calc(-1 * var(--space-12)) var(--edge) var(--tight);
  padding: var(--space-6) clamp(1rem, 4vw, 2.5rem) var(--space-8);
  background: var(--background);
  color: var(--foreground);
  border: var(--line);
}
.gate__sheet .gate-form { margin-top: var(--space-5); }
.gate-aside { margin-top: var(--space-8); }
.overview__bar { padding: var(--space-6) var(--edge); border-bottom: var(--line); }
.overview__bar .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); margin: 0; }
.overview__bar .contents .label { display: none; }
.overview__note { padding: 0 var(--edge) var(--space-4); border-bottom: var(--line); }
.overview__cells .figures { gap: 0; }
.overview__cells .figures > div { padding: var(--space-4) var(--edge) var(--tight); border-bottom: var(--line); }
.overview__pane { padding: var(--space-5) var(--edge) var(--base); border-bottom: var(--line); }
@media ${wideMediaQuery} {
  .leaf { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); }
  .leaf__rail { border-inline-end: var(--line); }
  .leaf__rail > * { position: sticky; top: var(--space-6); }
  .gate { grid-template-columns: repeat(12, minmax(0, 1fr)); }
  .gate__word { grid-column: 1 / -1; }
  .gate__picture { grid-column: 1 / -1; grid-row: 2; }
  .gate__picture { position: relative; min-height: 24rem; overflow: hidden; }
  .gate__picture svg { position: absolute; inset: 0; height: 100%; }
  .gate__sheet { grid-column: 6 / -1; grid-row: 2; margin-inline-start: 0; margin-bottom: var(--base); }
  .overview__cells .figures > div + div { border-inline-start: var(--line); }
  .overview__panes { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
  .overview__pane + .overview__pane { border-inline-start: var(--line); }
}
`,
  textPage: (content, page, closing) =>
    html`
      <section class="leaf-open">
        <div class="leaf-open__word field field--primary">
          ${renderKicker(content, page)}
          ${renderHeadline(content, page.title)}
        </div>
        ${renderFigure(content, page)}
        ${page.lead !== undefined && html`<div class="leaf-say">${renderParagraph(content, page.lead, "lead")}</div>`}
      </section>
      <div class="leaf">
        <div class="leaf__rail">${page.aside}</div>
        <div>${renderSections(page.sections, "leaf__part")}<div class="leaf-onward">${page.nextLinks}</div></div>
      </div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <div class="gate">
        <div class="gate__word field field--spot">
          ${renderHeadline(content, page.code ?? page.title, page.code === undefined ? "" : "large-sign")}
        </div>
        <div class="gate__picture">
          ${renderBrandImage(content, "pattern", { className: "gate__art", crop: true, hidden: true })}
        </div>
        <div class="gate__sheet">
          ${page.code !== undefined && html`<h2 class="h2">${page.title}</h2>`}
          <p class="lead opening-lead">${renderText(content, page.lead)}</p>
          ${page.body}
          ${page.note}
        </div>
      </div>`,
  dashboardPage: (content, page) =>
    html`
      <div class="overview">
        <div class="overview__bar field field--primary">${renderHeadline(content, page.title)}${page.contents}</div>
        <div class="overview__note">${page.note}</div>
        <div class="overview__cells">${page.figures}</div>
        <div class="overview__panes">
          <section class="overview__pane">${page.trend}</section>
          <section class="overview__pane">${page.entries}</section>
        </div>
      </div>`,
};
