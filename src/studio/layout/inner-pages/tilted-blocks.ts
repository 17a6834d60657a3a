import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import {
  renderWideOnlyCss,
  renderPairedFormCss,
  renderItemColumnsCss,
  renderStepColumnsCss,
  renderLinkLabelsCss,
} from "#/studio/layout/content-styles";
import { renderHeadline } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/** Inner pages among bright tilted blocks, with level text on paper. */
export const tiltedBlocksInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    const shared = [
      renderItemColumnsCss("0 solid transparent"),
      renderStepColumnsCss("0 solid transparent"),
      renderLinkLabelsCss("var(--radius-2xl)"),
      renderPairedFormCss(),
    ].join("");
    return css`${shared}
${renderWideOnlyCss(".leaf__aside:has(.contents)")}
.item { padding: var(--space-5); border-radius: var(--radius-2xl); background: var(--secondary); color: var(--secondary-foreground); }
.items { gap: var(--space-4); }
.gate__form .ways a { background: var(--background); color: var(--foreground); }
.steps li { padding-top: 0; }
.steps li::before {
  display: grid;
  width: 1.9em;
  height: 1.9em;
  place-content: center;
  border-radius: var(--radius-2xl);
  background: var(--spot);
  color: var(--spot-foreground);
}
.steps li:nth-child(even)::before { transform: rotate(-6deg); background: var(--primary); color: var(--primary-foreground); }
.leaf-jump { padding-block: var(--space-6) var(--tight); display: grid; gap: var(--space-8); }
.leaf-jump__text { padding: clamp(1.5rem, 5vw, 4rem); }
.leaf-jump__text .label { margin-bottom: var(--space-3); }
.leaf-jump .plate-art { border-radius: var(--radius-2xl); transform: rotate(2deg); height: clamp(13rem, 30vw, 22rem); }
.leaf { display: grid; gap: var(--tight) calc(var(--gutter) * 2); padding-block: var(--space-8) var(--loose); }
.leaf__part + .leaf__part { margin-top: var(--base); }
.leaf__aside { align-self: start; }
.leaf__aside::before { transform: rotate(1.1deg); }
.gate { display: grid; gap: var(--space-10) var(--gutter); padding-block: var(--tight) var(--loose); align-items: center; }
.gate__form::before { background: var(--muted); }
.gate__form .lv-form-field__control, .gate__form .lv-select__control { background: var(--background); }
.gate__poster { display: grid; min-height: clamp(13rem, 32vw, 26rem); place-items: center; gap: var(--space-6); }
.gate .gate__poster::before { transform: rotate(3deg); }
.gate__poster .large-sign { font-size: calc(var(--type-display-size) * 2.6); transform: rotate(-7deg); letter-spacing: -0.04em; }
.gate__poster .brand-art { width: min(70%, 16rem); height: auto; max-height: 16rem; }
.gate__poster .ink-brand, .gate__poster .ink-spot { fill: currentColor; }
.gate-aside { margin-top: var(--space-8); }
.overview { padding-block: var(--space-6) var(--loose); }
.overview__strip { display: grid; gap: var(--space-4) var(--gutter); margin-bottom: var(--base); }
.overview .contents .label { display: none; }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); }
.overview .figures > div { position: relative; isolation: isolate; padding: var(--space-6); }
.overview .figures > div::before {
  content: "";
  position: absolute;
  inset: 0;
  z-index: -1;
  border-radius: var(--radius-2xl);
  background: var(--secondary);
  transform: rotate(-1.2deg);
}
.overview .figures > :nth-child(even)::before { transform: rotate(1deg); }
.overview .figures > div { color: var(--secondary-foreground); }
.overview__puzzle { display: grid; gap: var(--base) calc(var(--gutter) * 2); margin-top: var(--base); }
@media ${wideMediaQuery} {
  .leaf-jump { grid-template-columns: ${one}fr ${two}fr; align-items: center; }
  .leaf-jump > :only-child { grid-column: 1 / -1; }
  .leaf { grid-template-columns: 8fr 4fr; }
  .leaf__aside { position: sticky; top: var(--space-8); }
  .gate { grid-template-columns: ${two}fr ${one}fr; column-gap: calc(var(--gutter) * 2); }
  .overview__strip { grid-template-columns: ${one}fr ${two}fr; align-items: end; }
  .overview__puzzle { grid-template-columns: ${two}fr ${one}fr; }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <div class="wrap leaf-jump">
        <div class="leaf-jump__text tile field field--primary">
          ${renderKicker(content, page)}
          ${renderOpening(content, page)}
        </div>
        ${renderFigure(content, page)}
      </div>
      <div class="wrap leaf">
        <div>${renderSections(page.sections, "leaf__part")}${page.nextLinks}</div>
        <div class="leaf__aside tile field field--secondary">${page.aside}</div>
      </div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <section class="wrap gate">
        <div class="gate__poster tile field field--spot">
          ${renderLargeCode(page) ?? renderBrandImage(content, "symbol", { className: "brand-art", hidden: true })}
        </div>
        <div class="gate__words">
          <div class="gate__form tile tile--paper">${renderOpening(content, page)}${page.body}${page.note}</div>
        </div>
      </section>`,
  dashboardPage: (content, page) =>
    html`
      <div class="wrap overview">
        <div class="overview__strip">
          <div>${renderHeadline(content, page.title)}${page.note}</div>
          <div>${page.contents}</div>
        </div>
        ${page.figures}
        <div class="overview__puzzle"><div>${page.trend}</div><div>${page.entries}</div></div>
      </div>`,
};
