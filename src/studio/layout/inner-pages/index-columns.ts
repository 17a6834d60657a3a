import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import { renderRowFormCss, renderItemRowsCss, renderLinkRowsCss } from "#/studio/layout/content-styles";
import { renderHeadline } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/**
 * Inner pages as catalogue cards: the main card with the known facts, the index beside or below it.
 */
export const indexColumnsInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    const shared = [
      renderItemRowsCss("1px solid var(--border)"),
      renderLinkRowsCss("1px solid var(--border)"),
      renderRowFormCss("0 solid transparent"),
    ].join("");
    return css`${shared}
.asked:first-child { border-top: 0; padding-top: 0; }
.ways li:last-child { border-bottom: 0; }
.ways li:first-child { border-top: 0; }
.ways a { font-family: var(--font-display); font-size: var(--type-lead-size); }
.leaf-card > .contents:only-child ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); }
.gate .large-sign { font-size: calc(var(--type-display-size) * 2.4); color: var(--primary); letter-spacing: -0.02em; }
.leaf-head { padding-block: var(--tight); }
.leaf-head .label { margin-bottom: var(--space-2); }
.leaf-card { display: grid; gap: var(--space-6) var(--gutter); padding: var(--space-6); border-top: 3px solid var(--primary); }
.leaf-card .plate-art { height: clamp(11rem, 24vw, 18rem); }
.leaf { padding-block: var(--base) var(--loose); }
.leaf__part {
  padding-block: var(--space-5) var(--tight);
  border-top: 1px solid var(--foreground);
  display: grid;
  gap: var(--space-3) var(--gutter);
}
.leaf__part .matter { margin-top: 0; }
.leaf .onward { padding-top: var(--space-5); border-top: 1px solid var(--foreground); }
.gate { padding-block: var(--base) var(--loose); display: grid; gap: var(--tight) calc(var(--gutter) * 2); align-items: start; }
.gate__card { padding: clamp(1.25rem, 4vw, 2.5rem); border-top: 3px solid var(--primary); }
.gate__card .gate-form { margin-top: 0; }
.gate__stamp { width: 5rem; height: 5rem; margin-bottom: var(--space-6); }
.gate-note, .gate-aside { margin-top: var(--tight); }
.overview { padding-block: var(--tight) var(--loose); }
.overview__cards { display: grid; gap: var(--gutter); margin-top: var(--tight); }
.overview__cards > * { padding: var(--space-6); border-top: 3px solid var(--primary); }
.overview__cards > :first-child { border-top-color: var(--foreground); }
.overview .contents .label { display: none; }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); }
@media ${wideMediaQuery} {
  .leaf-card { grid-template-columns: 7fr 5fr; }
  .leaf-card > :only-child { grid-column: 1 / -1; }
  .leaf__part { grid-template-columns: minmax(0, ${one}fr) minmax(0, ${two}fr); }
  .leaf .onward { padding-inline-start: calc((100% - var(--gutter)) * ${one} / 12 + var(--gutter)); }
  .gate { grid-template-columns: minmax(0, ${one + 2}fr) minmax(0, ${two - 2}fr); }
  .overview__cards { grid-template-columns: 7fr 5fr; }
  .overview__cards > :first-child { grid-column: 1 / -1; }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <header class="wrap leaf-head">${renderKicker(content, page)}${renderOpening(content, page)}</header>
      <div class="wrap"><div class="card leaf-card">${renderFigure(content, page)}${page.aside}</div></div>
      <div class="wrap leaf">${renderSections(page.sections, "leaf__part", "h2")}${page.nextLinks}</div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <section class="wrap gate">
        <div>
          ${renderLargeCode(page) ?? renderBrandImage(content, "symbol", { className: "gate__stamp", hidden: true })}
          ${renderOpening(content, page)}
          ${page.note}
        </div>
        <div class="card gate__card">${page.body}</div>
      </section>`,
  dashboardPage: (content, page) =>
    html`
      <div class="wrap overview">
        ${renderHeadline(content, page.title)}
        ${page.note}
        ${page.contents}
        <div class="overview__cards">
          <div class="card">${page.figures}</div>
          <section class="card">${page.trend}</section>
          <section class="card">${page.entries}</section>
        </div>
      </div>`,
};
