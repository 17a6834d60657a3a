import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import { renderItemRowsCss, renderLinkHeadingsCss } from "#/studio/layout/content-styles";
import { renderHeadline } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/** Inner pages of mostly empty paper: a few very large lines, content far from the edge. */
export const wideMarginsInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    return `${renderItemRowsCss("0 solid transparent")}${renderLinkHeadingsCss("lead")}
.item { padding-block: var(--space-3); }
.asked:first-child { border-top: 0; padding-top: 0; }
.leaf__title { padding: var(--base) var(--edge) var(--tight); }
.leaf__title .label { margin-bottom: var(--space-6); }
.leaf__title .opening-lead { margin-top: var(--space-10); max-width: 38ch; }
.leaf__view { padding-inline-start: var(--edge); }
.leaf__view .plate-art { height: clamp(16rem, 44vw, 38rem); }
.leaf__text { padding: var(--base) var(--edge) 0; }
.leaf__part { padding-block: var(--tight); }
.leaf__part + .leaf__part { border-top: 1px solid var(--border); }
.leaf__end { display: grid; gap: var(--tight); padding: 0 var(--edge) var(--loose); }
.leaf__end::before { content: ""; grid-column: 1 / -1; border-top: 1px solid var(--border); }
.leaf__end .onward { padding-top: 0; }
.leaf__title .contents { margin-top: var(--tight); }
.leaf__title .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); }
.gate { display: grid; gap: var(--tight) var(--gutter); padding-inline-start: var(--edge); min-height: min(52rem, 84vh); }
.gate__text { padding-block: var(--base); padding-inline-end: var(--edge); align-self: center; }
.gate__text .gate-form { margin-top: var(--space-10); }
.gate__text .large-sign { font-size: calc(var(--type-display-size) * 2.2); }
.gate-aside { margin-top: var(--tight); }
.gate__art { width: 100%; height: 100%; min-height: 14rem; max-height: none; object-fit: cover; }
.overview { padding: var(--base) var(--edge) var(--loose); }
.overview__figures { padding-block: var(--base); }
.overview__plate { padding-block: var(--tight) var(--base); border-top: 1px solid var(--border); }
.overview .contents .label { display: none; }
@media ${wideMediaQuery} {
  .leaf__part { display: grid; grid-template-columns: ${two}fr ${one}fr; gap: var(--gutter); }
  .leaf__part .matter { margin-top: var(--space-1); }
  .leaf__end > :only-child { grid-column: 2; }
  .leaf__end { grid-template-columns: ${two}fr ${one}fr; column-gap: var(--gutter); }
  .gate { grid-template-columns: ${one}fr ${two}fr; }
  .overview__top { display: grid; grid-template-columns: ${one}fr ${two}fr; gap: var(--gutter); align-items: end; }
  .overview__plate { display: grid; grid-template-columns: ${two}fr ${one}fr; gap: var(--gutter); }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <article class="leaf">
        <div class="leaf__title">
          ${renderKicker(content, page)}
          ${renderOpening(content, page)}
          ${!page.isIllustrated && page.aside}
        </div>
        ${page.isIllustrated && html`<div class="leaf__view">${renderFigure(content, page)}</div>`}
        <div class="leaf__text">${renderSections(page.sections, "leaf__part")}</div>
        <div class="leaf__end">${page.isIllustrated && page.aside}${page.nextLinks}</div>
      </article>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <div class="gate">
        <div class="gate__text">${renderLargeCode(page)}${renderOpening(content, page)}${page.body}${page.note}</div>
        ${renderBrandImage(content, "hero", { className: "gate__art", crop: true, hidden: true })}
      </div>`,
  dashboardPage: (content, page) =>
    html`
      <div class="overview">
        <div class="overview__top"><div>${renderHeadline(content, page.title)}${page.note}</div>${page.contents}</div>
        <div class="overview__figures">${page.figures}</div>
        <section class="overview__plate">${page.trend}</section>
        <section class="overview__plate">${page.entries}</section>
      </div>`,
};
