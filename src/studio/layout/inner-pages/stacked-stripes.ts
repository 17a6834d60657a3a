import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import {
  renderWideOnlyCss,
  renderSingleColumnFormCss,
  renderItemColumnsCss,
  renderStepColumnsCss,
  renderLinkHeadingsCss,
} from "#/studio/layout/content-styles";
import { renderHeadline } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

const stripes = html`<div class="stripes" aria-hidden="true"><span></span><span></span><span></span><span></span></div>`;

/** Inner pages below the stripes: title above, stripes across, content below. */
export const stackedStripesInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    const shared = [
      renderItemColumnsCss("6px solid var(--spot)"),
      renderStepColumnsCss("0 solid transparent"),
      renderLinkHeadingsCss("heading-3"),
      renderSingleColumnFormCss(),
    ].join("");
    return `${shared}
${renderWideOnlyCss(".leaf__label:has(.contents)")}
.onward .ways a { font-weight: var(--weight-medium); }
.gate-aside .ways a { font-weight: var(--weight-medium); }
.items .item:nth-child(even) { border-top-color: var(--primary); }
.steps li { padding-top: 0; }
.gate-row__art { width: 100%; height: auto; aspect-ratio: 2; border-radius: var(--radius-xl); }
.gate-row > :last-child { display: grid; gap: var(--space-6); align-content: start; }
.gate-row > :last-child > * { margin: 0; }
.leaf-tune { padding-block: var(--tight) var(--base); }
.leaf-tune .label { margin-bottom: var(--space-3); }
.leaf-view .plate-art { height: clamp(12rem, 30vw, 22rem); }
.leaf { display: grid; gap: var(--tight) var(--gutter); padding-block: var(--tight) var(--loose); }
.leaf__part + .leaf__part { margin-top: var(--base); }
.leaf__label { align-self: start; padding: var(--space-6); border-radius: var(--radius-xl); background: var(--muted); }
.gate-row { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); padding-block: var(--tight) var(--base); align-items: start; }
.gate-row .gate-form { margin-top: 0; }
.gate-sleeve .wrap { display: grid; gap: var(--space-6) var(--gutter); padding-block: var(--tight); }
.gate-sleeve .large-sign { font-size: calc(var(--type-display-size) * 3); letter-spacing: -0.04em; }
.gate-aside, .gate-note { margin-top: var(--space-6); }
.overview { padding-block: var(--tight) 0; }
.overview .contents .label { display: none; }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); }
.overview-figures { padding-block: var(--tight); }
.overview-sides { display: grid; gap: var(--tight) calc(var(--gutter) * 2); padding-block: var(--space-10) var(--loose); }
@media ${wideMediaQuery} {
  .leaf { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); column-gap: calc(var(--gutter) * 2); }
  .leaf__label { position: sticky; top: var(--space-6); }
  .gate-sleeve .wrap:has(.large-sign) { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
  .gate-row { grid-template-columns: ${two}fr ${one}fr; }
  .overview-sides { grid-template-columns: ${one}fr ${two}fr; }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <div class="wrap leaf-tune">${renderKicker(content, page)}${renderOpening(content, page)}</div>
      ${page.isIllustrated && html`<div class="leaf-view">${renderFigure(content, page, { align: "xMidYMin" })}</div>`}
      ${stripes}
      <div class="wrap leaf">
        <div>${renderSections(page.sections, "leaf__part")}${page.nextLinks}</div>
        <div class="leaf__label">${page.aside}</div>
      </div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <div class="gate-sleeve field field--primary">
        <div class="wrap"><div>${renderOpening(content, page)}</div>${renderLargeCode(page)}</div>
      </div>
      ${stripes}
      <div class="wrap gate-row">
        <div>${page.body}</div>
        <div>
          ${page.note}
          ${renderBrandImage(content, "hero", { className: "gate-row__art", crop: true, hidden: true })}
        </div>
      </div>`,
  dashboardPage: (content, page) =>
    html`
      <div class="overview">
        <div class="wrap">${renderHeadline(content, page.title)}${page.note}${page.contents}</div>
        <div class="wrap overview-figures">${page.figures}</div>
        ${stripes}
        <div class="wrap overview-sides"><section>${page.trend}</section><section>${page.entries}</section></div>
      </div>`,
};
