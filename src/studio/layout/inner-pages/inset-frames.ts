import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import { renderSingleColumnFormCss, renderItemRowsCss, renderLinkRowsCss } from "#/studio/layout/content-styles";
import { renderHeadline } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/**
 * Inner pages with one framed panel each, a second line inside the frame, and panels of uneven
 * width beside it.
 */
export const insetFramesInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    return `${renderItemRowsCss("1px dashed var(--border)")}${renderLinkRowsCss("1px dashed var(--border)")}${renderSingleColumnFormCss()}
.ways li:last-child { border-bottom: 0; }
.ways li:first-child { border-top: 0; }
.leaf-head { padding-block: var(--tight) var(--space-8); }
.leaf-head .label { margin-bottom: var(--space-2); }
.leaf-picture { padding: clamp(0.8rem, 1.6vw, 1.25rem); }
.leaf-picture .plate-art { border-radius: var(--radius-sm); }
.leaf { display: grid; gap: var(--tight) calc(var(--gutter) * 1.5); padding-block: var(--base) var(--loose); }
.leaf__part + .leaf__part { margin-top: var(--tight); padding-top: var(--space-5); border-top: 1px solid var(--foreground); }
.leaf__slip { align-self: start; padding: var(--space-6) var(--space-8); }
.gate { padding-block: var(--tight) var(--base); }
.gate__frame { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); }
.gate__frame .gate-form { margin-top: 0; }
.gate__art { width: 5rem; height: 5rem; margin-bottom: var(--space-6); }
.gate__frame .large-sign { color: var(--primary); font-size: calc(var(--type-display-size) * 2.4); }
.gate-aside { margin-top: var(--space-8); }
.overview { padding-block: var(--space-6) var(--loose); }
.overview__top { display: grid; gap: var(--space-6); padding-bottom: var(--tight); }
.overview .contents .label { display: none; }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); border-block: 1px solid var(--foreground); }
.overview__planks { display: grid; gap: var(--tight) calc(var(--gutter) * 1.5); padding-top: var(--base); }
@media ${wideMediaQuery} {
  .leaf { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); }
  .leaf__slip { position: sticky; top: var(--space-6); }
  .gate__frame { grid-template-columns: ${one}fr ${two}fr; align-items: center; }
  .overview__planks { grid-template-columns: ${two}fr ${one}fr; }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <div class="wrap leaf-head">${renderKicker(content, page)}${renderOpening(content, page)}</div>
      ${page.isIllustrated && html`<div class="wrap"><div class="frame leaf-picture">${renderFigure(content, page)}</div></div>`}
      <div class="wrap leaf">
        <div class="frame leaf__slip">${page.aside}</div>
        <div>${renderSections(page.sections, "leaf__part")}${page.nextLinks}</div>
      </div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <section class="wrap gate">
        <div class="frame gate__frame">
          <div>
            ${renderLargeCode(page) ?? renderBrandImage(content, "symbol", { className: "gate__art", hidden: true })}
            ${renderOpening(content, page)}
            ${page.note}
          </div>
          <div>${page.body}</div>
        </div>
      </section>`,
  dashboardPage: (content, page) =>
    html`
      <div class="wrap overview">
        <div class="overview__top"><div>${renderHeadline(content, page.title)}${page.note}</div>${page.contents}</div>
        <div class="frame">${page.figures}</div>
        <div class="overview__planks"><section>${page.trend}</section><section>${page.entries}</section></div>
      </div>`,
};
