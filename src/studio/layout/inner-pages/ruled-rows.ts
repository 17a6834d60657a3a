import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import { renderRowFormCss, renderItemRowsCss, renderLinkRowsCss } from "#/studio/layout/content-styles";
import { renderHeadline } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/**
 * Inner pages as entries of an account book: names on the left, content on the right, a rule below
 * each.
 */
export const ruledRowsInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    const shared = [
      renderItemRowsCss("1px solid var(--border)"),
      renderLinkRowsCss("1px solid var(--border)"),
      renderRowFormCss("1px solid var(--border)"),
    ].join("");
    return css`${shared}
.asked:first-child { border-top: 0; padding-top: 0; }
.ways li:last-child { border-bottom: 0; }
.ways li:first-child { border-top: 0; }
.leaf-first .contents { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); align-items: center; }
.leaf-first .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); margin: 0; }
.gate__book .large-sign { font-size: calc(var(--type-display-size) * 2.2); }
.leaf-head { padding-block: var(--base) var(--tight); }
.leaf-head .label { margin-bottom: var(--space-2); }
.leaf-folio { border-block: 1px solid var(--border); }
.leaf-folio .plate-art { height: clamp(11rem, 24vw, 17rem); }
.leaf__part > .matter { margin-top: 0; }
.leaf__part { padding-block: var(--space-8) var(--tight); }
.leaf-first { border-top: 2px solid var(--foreground); padding-block: var(--space-6); }
.leaf-end .onward { padding-top: 0; }
.gate { padding-block: var(--base) var(--loose); }
.gate__book {
  display: grid;
  gap: var(--space-6) calc(var(--gutter) * 3);
  margin-top: var(--tight);
  padding-block: var(--space-6) var(--tight);
  border-top: 2px solid var(--foreground);
  border-bottom: 3px double var(--foreground);
}
.gate__book .gate-form { margin-top: 0; }
.gate-note, .gate-aside { margin-top: 0; }
.overview { padding-block: var(--tight) var(--loose); }
.overview__line { display: grid; gap: var(--space-4) var(--gutter); padding-block: var(--space-6); border-bottom: 1px solid var(--border); }
.overview__line:last-child { border-bottom: 3px double var(--foreground); }
.overview__line:first-of-type { border-bottom: 2px solid var(--foreground); }
.overview .figures__value { font-family: var(--font-text); font-weight: var(--weight-strong); }
.overview .contents .label { display: none; }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); }
@media ${wideMediaQuery} {
  .gate__book { grid-template-columns: ${one}fr ${two}fr; }
  .overview__line { grid-template-columns: ${one}fr ${two}fr; }
  .overview__line > .h3 { margin: 0; }
  .overview__line > :only-child { grid-column: 2; }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <div class="wrap leaf-head">${renderKicker(content, page)}${renderOpening(content, page)}</div>
      ${page.isIllustrated && html`<div class="leaf-folio">${renderFigure(content, page)}</div>`}
      <div class="wrap row leaf-first"><span></span><div class="row__body">${page.aside}</div></div>
      ${renderSections(page.sections, "wrap row leaf__part", "h3")}
      <div class="wrap row leaf-end"><span></span><div class="row__body">${page.nextLinks}</div></div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <section class="wrap gate">
        ${renderOpening(content, page)}
        <div class="gate__book"><div>${renderLargeCode(page)}${page.note}</div><div>${page.body}</div></div>
      </section>`,
  dashboardPage: (content, page) =>
    html`
      <div class="wrap overview">
        <div class="overview__line">
          <div>${renderHeadline(content, page.title)}</div>
          <div>${page.note}${page.contents}</div>
        </div>
        <div class="overview__line">${page.figures}</div>
        <section class="overview__line">${page.trend}</section>
        <section class="overview__line">${page.entries}</section>
      </div>`,
};
