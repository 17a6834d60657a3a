import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import {
  renderWideOnlyCss,
  renderSingleColumnFormCss,
  renderItemRowsCss,
  renderLinkRowsCss,
} from "#/studio/layout/content-styles";
import { renderHeadline, renderText } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/** Inner pages like a journal's: text column, side notes, hairlines between sections. */
export const sideNotesInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one] = content.direction.spans;
    return `${renderItemRowsCss("1px solid var(--border)")}${renderLinkRowsCss("1px solid var(--border)")}${renderSingleColumnFormCss()}
${renderWideOnlyCss(".leaf__notes .contents")}
.ways a { font-family: var(--font-display); }
.leaf__notes .ways li:last-child { border-bottom: 0; }
.leaf__head { padding-block: var(--base) var(--tight); }
.leaf__head .label { margin-bottom: var(--space-3); }
.leaf__head .opening-lead { margin-top: var(--space-6); }
.leaf__plate { padding-block: var(--space-3); border-block: 1px solid var(--foreground); }
.leaf__plate .plate-art { height: clamp(12rem, 34vw, 27rem); }
.leaf__plate figcaption { padding-top: var(--space-3); }
.leaf__columns { row-gap: var(--tight); padding-block: var(--tight) var(--loose); }
.leaf__part + .leaf__part { margin-top: var(--base); padding-top: var(--space-5); border-top: 1px solid var(--border); }
.leaf__notes { font-size: var(--type-small-size); line-height: var(--type-small-leading); }
.leaf__notes > * { padding-top: var(--space-3); border-top: 2px solid var(--primary); }
.leaf__notes > * + * { margin-top: var(--tight); }
.gate { padding-block: var(--loose); row-gap: var(--space-10); align-items: start; }
.gate__letter { padding: var(--space-8) 0 0; border-top: 1px solid var(--foreground); }
.gate__letter .gate-form { margin-top: 0; }
.gate .large-sign { color: var(--primary); font-size: calc(var(--type-display-size) * 2.5); letter-spacing: -0.03em; }
.gate-aside { margin-top: var(--tight); max-width: 26rem; }
.overview__head { padding-block: var(--tight) var(--space-6); }
.overview .contents { padding-block: var(--space-2); border-block: 1px solid var(--foreground); }
.overview .contents .label { display: none; }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); margin: 0; }
.overview__figures { padding-block: var(--tight); }
.overview__plates { row-gap: var(--tight); padding-block: var(--space-5) var(--loose); border-top: 1px solid var(--border); }
@media ${wideMediaQuery} {
  .leaf__text { grid-column: span ${one}; }
  .leaf__notes { grid-column: ${Math.min(one + 2, 9)} / -1; }
  .leaf__notes { align-self: start; position: sticky; top: var(--space-8); }
  .gate__text { grid-column: span ${Math.max(5, 12 - one)}; }
  .gate__letter { grid-column: ${Math.max(5, 12 - one) + 2} / -1; }
  .overview__plates > :first-child { grid-column: span ${one}; }
  .overview__plates > :last-child { grid-column: ${one + 1} / -1; }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <article class="wrap">
        <header class="leaf__head">${renderKicker(content, page)}${renderOpening(content, page)}</header>
        ${
          page.isIllustrated &&
          html`
            <figure class="leaf__plate">
              ${renderFigure(content, page)}
              <figcaption class="small quiet">${renderText(content, content.copy.name)}</figcaption>
            </figure>`
        }
        <div class="grid leaf__columns">
          <div class="leaf__text">${renderSections(page.sections, "leaf__part")}</div>
          <div class="leaf__notes">${page.aside}${page.nextLinks}</div>
        </div>
      </article>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <section class="wrap grid gate">
        <div class="gate__text">
          ${renderLargeCode(page)}
          ${renderOpening(content, page)}
          ${page.code !== undefined && page.body}
          ${page.note}
        </div>
        ${
          page.code === undefined
            ? html`<div class="gate__letter">${page.body}</div>`
            : html`
              <figure class="gate__letter">
                ${renderBrandImage(content, "hero", { className: "plate-art", crop: true, hidden: true })}
              </figure>`
        }
      </section>`,
  dashboardPage: (content, page) =>
    html`
      <section class="wrap overview">
        <div class="overview__head">${renderHeadline(content, page.title)}${page.note}</div>
        ${page.contents}
        <div class="overview__figures">${page.figures}</div>
        <div class="grid overview__plates"><div>${page.trend}</div><div>${page.entries}</div></div>
      </section>`,
};
