import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import {
  renderPairedFormCss,
  renderItemColumnsCss,
  renderStepColumnsCss,
  renderLinkRowsCss,
} from "#/studio/layout/content-styles";
import { renderHeadline } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/** Inner pages on one axis: help in the narrow column, content in the wide one. */
export const flushLeftInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    const shared = [
      renderItemColumnsCss("2px solid var(--foreground)"),
      renderStepColumnsCss("2px solid var(--foreground)"),
      renderLinkRowsCss("1px solid var(--foreground)"),
      renderPairedFormCss(),
    ].join("");
    return css`${shared}
.leaf-top { padding-block: var(--base) var(--tight); }
.leaf-plate .plate-art { height: clamp(10rem, 22vw, 18rem); }
.leaf { row-gap: var(--tight); padding-block: var(--base) 0; }
.leaf .leaf__part { padding-bottom: var(--base); }
.leaf .leaf__part + .leaf__part { padding-top: var(--space-5); border-top: 2px solid var(--foreground); }
.leaf .onward { padding-block: var(--space-5) var(--loose); border-top: 2px solid var(--foreground); }
.gate { display: grid; min-height: min(46rem, 78vh); }
.gate__field { display: grid; align-items: end; padding: var(--space-6) var(--edge); min-height: 9rem; overflow: hidden; }
.gate__art { width: min(100%, 18rem); height: auto; max-height: 14rem; }
.gate__field .large-sign {
  align-self: end;
  font-size: calc(var(--type-display-size) * 3);
  line-height: 0.85;
  letter-spacing: -0.05em;
  margin-inline-start: -0.04em;
}
.gate__main { padding: var(--base) var(--edge) var(--loose); }
.gate-aside { margin-top: var(--tight); }
.gate-aside .ways, .gate-form > .ways { max-width: none; }
.overview { padding-block: var(--tight) var(--loose); }
.overview__main > * + * { margin-top: var(--tight); }
.overview__main > * + .sample { margin-top: var(--space-3); }
.overview .figures > div { padding-top: var(--space-3); border-top: 2px solid var(--foreground); }
@media ${wideMediaQuery} {
  .overview__side { order: -1; }
  .leaf__stay, .overview .contents { position: sticky; top: var(--space-6); }
  .gate { grid-template-columns: ${one}fr ${two}fr; }
  .gate__field { padding-inline: max(var(--edge), (100vw - var(--container)) / 2) var(--space-6); }
  .gate__main { padding-inline: var(--gutter) max(var(--edge), (100vw - var(--container)) / 2); align-self: center; }
  .gate__field .large-sign {
    writing-mode: vertical-rl;
    font-size: min(calc(var(--type-display-size) * 6), 46vh);
    margin: 0;
    line-height: 0.85;
  }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <section class="leaf-top">
        <div class="wrap grid">
          <div class="side">${renderKicker(content, page)}</div>
          <div class="main">${renderOpening(content, page)}</div>
        </div>
      </section>
      ${page.isIllustrated && html`<div class="leaf-plate">${renderFigure(content, page)}</div>`}
      <div class="wrap grid leaf">
        <div class="side"><div class="leaf__stay">${page.aside}</div></div>
        <div class="main">${renderSections(page.sections, "leaf__part")}${page.nextLinks}</div>
      </div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <div class="gate">
        <div class="gate__field field field--primary">
          ${
            renderLargeCode(page) ??
            renderBrandImage(content, "symbol", { className: "gate__art", hidden: true, align: "xMinYMax" })
          }
        </div>
        <div class="gate__main">${renderOpening(content, page)}${page.body}${page.note}</div>
      </div>`,
  dashboardPage: (content, page) =>
    html`
      <div class="wrap grid overview">
        <div class="main overview__main">
          ${renderHeadline(content, page.title)}
          ${page.note}
          ${page.figures}
          <section>${page.trend}</section>
          <section>${page.entries}</section>
        </div>
        <div class="side overview__side">${page.contents}</div>
      </div>`,
};
