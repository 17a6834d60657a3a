import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import {
  renderSingleColumnFormCss,
  renderItemColumnsCss,
  renderStepColumnsCss,
  renderLinkHeadingsCss,
} from "#/studio/layout/content-styles";
import { renderHeadline, renderParagraph } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/** Inner pages with the largest possible title and the picture below, cut by its horizon. */
export const giantWordInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    const shared = [
      renderItemColumnsCss("0 solid transparent"),
      renderStepColumnsCss("0 solid transparent"),
      renderLinkHeadingsCss("heading-2"),
      renderSingleColumnFormCss(),
    ].join("");
    return css`${shared}
.ways a { text-transform: uppercase; }
.leaf .onward .ways { margin: 0; }
.steps li, .item { padding-top: 0; }
.asked:first-child { border-top: 0; padding-top: 0; }
.gate__number { padding-inline: var(--edge); overflow: hidden; }
.gate__number .large-sign {
  font-size: min(calc(var(--type-display-size) * 5), 62vw);
  line-height: 0.85;
  margin-bottom: -0.11em;
  letter-spacing: -0.04em;
}
.leaf-view { padding: var(--tight) var(--edge) 0; }
.leaf-view .label { margin-bottom: var(--space-3); }
.leaf-art .plate-art { height: clamp(13rem, 36vw, 30rem); margin-top: var(--space-8); }
.leaf-say { padding: var(--space-8) var(--edge) 0; }
.leaf-say .opening-lead { margin: 0; }
.leaf { padding: var(--tight) var(--edge) var(--loose); }
.leaf__part {
  display: grid;
  gap: var(--space-3) var(--gutter);
  padding-block: var(--space-6) var(--tight);
  border-top: var(--stroke) solid var(--foreground);
}
.leaf__part .matter { margin-top: 0; }
.leaf .beside, .leaf .contents { padding-bottom: var(--tight); }
.leaf .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); }
.leaf .onward {
  display: grid;
  gap: var(--space-3) var(--gutter);
  padding-top: var(--space-6);
  border-top: var(--stroke) solid var(--foreground);
}
.gate { display: grid; min-height: min(52rem, 84vh); align-content: space-between; }
.gate__words { padding: var(--tight) var(--edge); display: grid; gap: var(--space-8) var(--gutter); }
.gate__words .gate-form { margin-top: 0; }
.gate-note, .gate-aside { margin-top: var(--space-6); }
.gate__art { width: 100%; height: clamp(9rem, 22vw, 18rem); }
.overview-title { padding: var(--tight) var(--edge) var(--space-6); }
.overview-level { padding: var(--tight) var(--edge); }
.overview-level--first { padding-block: var(--space-10); }
.overview .contents .label { display: none; }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); }
@media ${wideMediaQuery} {
  .leaf__part, .leaf .onward { grid-template-columns: minmax(0, ${one + 1}fr) minmax(0, ${two}fr); }
  .gate__words { grid-template-columns: ${two - 1}fr ${one + 2}fr; align-items: start; }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <div class="leaf-view">${renderKicker(content, page)}${renderHeadline(content, page.title)}</div>
      ${page.isIllustrated && html`<div class="leaf-art">${renderFigure(content, page, { align: "xMidYMax" })}</div>`}
      ${page.lead !== undefined && html`<div class="leaf-say">${renderParagraph(content, page.lead, "lead opening-lead")}</div>`}
      <div class="leaf">${page.aside}${renderSections(page.sections, "leaf__part", "h1")}${page.nextLinks}</div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <div class="gate">
        <div class="gate__words"><div>${renderOpening(content, page)}${page.note}</div><div>${page.body}</div></div>
        ${page.code !== undefined && html`<div class="gate__number">${renderLargeCode(page)}</div>`}
        ${renderBrandImage(content, "hero", { className: "gate__art", crop: true, hidden: true, align: "xMidYMax" })}
      </div>`,
  dashboardPage: (content, page) =>
    html`
      <div class="overview">
        <div class="overview-title">${renderHeadline(content, page.title)}${page.note}${page.contents}</div>
        <div class="overview-level overview-level--first field field--secondary">${page.figures}</div>
        <div class="overview-level">${page.trend}</div>
        <div class="overview-level field field--muted">${page.entries}</div>
      </div>`,
};
