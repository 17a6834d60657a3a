import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import {
  renderPairedFormCss,
  renderItemColumnsCss,
  renderStepColumnsCss,
  renderLinkHeadingsCss,
} from "#/studio/layout/content-styles";
import { renderHeadline } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderFigure } from "#/studio/layout/inner-page-partials";

/**
 * Inner pages in full-width bands: the section's title large on the left, its content on the right.
 */
export const bandsInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    const shared = [
      renderItemColumnsCss("3px solid var(--primary)"),
      renderStepColumnsCss("3px solid var(--foreground)"),
      renderLinkHeadingsCss("heading-2"),
      renderPairedFormCss(),
    ].join("");
    return `${shared}
.ways a { text-transform: uppercase; }
.gate-form > .ways { margin-top: var(--space-6); }
.gate__plate { width: 100%; height: clamp(10rem, 22vw, 18rem); }
.leaf-lift .wrap { padding-block: var(--base) var(--tight); }
.leaf-lift .label { margin-bottom: var(--space-3); }
.leaf-view .plate-art { height: clamp(12rem, 28vw, 22rem); }
.leaf__part .wrap, .leaf-help .wrap, .leaf-end .wrap { padding-block: var(--tight); display: grid; gap: var(--space-4) var(--gutter); }
.leaf__part .matter { margin-top: 0; }
.leaf__part:nth-of-type(even) { background: var(--muted); }
.leaf-help .wrap { padding-block: var(--space-6); }
.leaf-help .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); margin: 0; }
.leaf-end .onward { padding-top: 0; }
.gate__head .wrap { padding-block: var(--base) var(--tight); }
.gate__row { display: grid; gap: var(--space-8) var(--gutter); padding-block: var(--tight) var(--base); }
.gate__row .gate-form { margin-top: 0; }
.gate__head .large-sign { font-size: calc(var(--type-display-size) * 2.4); }
.gate__head .large-sign + h1 { font-size: var(--type-heading-1-size); }
.gate-note, .gate-aside { margin-top: 0; }
.overview-head .wrap { display: grid; gap: var(--space-4) var(--gutter); padding-block: var(--tight); }
.overview-figures .wrap { padding-block: var(--space-8); }
.overview-figures .figures__value { font-size: var(--type-display-size); line-height: 0.95; }
.overview-figures .figures dt { min-height: 2lh; }
.overview-row .wrap { padding-block: var(--tight) var(--base); }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); margin: 0; }
.overview .contents .label { display: none; }
@media ${wideMediaQuery} {
  .leaf__part .wrap, .leaf-end .wrap, .gate__row { grid-template-columns: ${one}fr ${two}fr; }
  .leaf-end .wrap > * { grid-column: 2; }
  .gate__row > :first-child { order: 2; }
  .overview-head .wrap { grid-template-columns: ${two}fr ${one}fr; align-items: end; }
  .overview-row .wrap { display: grid; grid-template-columns: 7fr 5fr; gap: calc(var(--gutter) * 2); }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <div class="band leaf-lift">
        <div class="wrap">${renderKicker(content, page)}${renderOpening(content, page)}</div>
      </div>
      ${page.isIllustrated && html`<div class="band leaf-view">${renderFigure(content, page)}</div>`}
      <div class="band leaf-help field"><div class="wrap">${page.aside}</div></div>
      ${page.sections.map(
        ({ id, title, body }) => html`
          <section class="band leaf__part" id="${id}">
            <div class="wrap"><h2 class="h1">${title}</h2><div class="matter">${body}</div></div>
          </section>`,
      )}
      <div class="band leaf-end"><div class="wrap">${page.nextLinks}</div></div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <div class="band gate__head field field--primary">
        <div class="wrap">${renderLargeCode(page)}${renderOpening(content, page)}</div>
      </div>
      <div class="wrap gate__row">
        <div>${page.body}</div>
        <div>
          ${page.note ?? renderBrandImage(content, "hero", { className: "gate__plate", crop: true, hidden: true })}
        </div>
      </div>`,
  dashboardPage: (content, page) =>
    html`
      <div class="overview">
        <div class="band overview-head">
          <div class="wrap"><div>${renderHeadline(content, page.title)}${page.note}</div>${page.contents}</div>
        </div>
        <div class="band overview-figures field field--primary"><div class="wrap">${page.figures}</div></div>
        <div class="overview-row">
          <div class="wrap"><section>${page.trend}</section><section>${page.entries}</section></div>
        </div>
      </div>`,
};
