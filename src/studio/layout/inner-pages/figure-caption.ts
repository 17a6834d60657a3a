import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import { renderWideOnlyCss, renderRowFormCss, renderItemRowsCss } from "#/studio/layout/content-styles";
import { renderHeadline, renderText } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/** Inner pages like a paper: titles beside their sections, figures and tables with captions. */
export const figureCaptionInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    return css`${renderItemRowsCss("1px solid var(--border)")}${renderRowFormCss("1px solid var(--border)")}
${renderWideOnlyCss(".gate:has(form) .gate__side figure")}
main { counter-reset: part; }
.leaf__part, .section { counter-increment: part; }
.leaf__part > .h2::before, .section__title::before { content: counter(part) "\\2002" / ""; font-variant-numeric: tabular-nums; }
.contents ul, .ways { counter-reset: entry; }
.contents li, .ways li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); align-items: center; counter-increment: entry; }
.contents li::before { content: counter(entry) / ""; font-variant-numeric: tabular-nums; }
.ways li::before { content: "[" counter(entry) "]" / ""; color: var(--muted-foreground); font-variant-numeric: tabular-nums; }
.ways a { justify-self: start; }
.asked:first-child { border-top: 0; padding-top: 0; }
.gate__side figure { margin-top: var(--tight); padding-top: var(--space-4); border-top: 2px solid var(--foreground); }
.leaf-title { display: grid; gap: var(--space-6) calc(var(--gutter) * 2); padding-block: var(--base) var(--tight); }
.leaf-title .label { margin-bottom: var(--space-2); }
.leaf-plate { border-block: 2px solid var(--foreground); padding-block: var(--space-4); }
.leaf-plate figcaption { padding-top: var(--space-3); }
.leaf__part { display: grid; gap: var(--space-3) calc(var(--gutter) * 2); padding-block: var(--tight) 0; }
.leaf__part .matter { margin-top: 0; border-top: 1px solid var(--border); padding-top: var(--space-4); }
.leaf-end { padding-block: var(--base) 0; }
.leaf-end .onward { padding-top: 0; }
.gate { display: grid; gap: var(--space-6) calc(var(--gutter) * 2); padding-block: var(--base) var(--tight); }
.gate .gate-form { margin-top: 0; }
.gate__side .gate-aside { margin-top: var(--tight); }
.overview { padding-block: var(--base) 0; }
.overview__top { display: grid; gap: var(--space-4) calc(var(--gutter) * 2); }
.overview__figures { margin-block: var(--tight); padding-block: var(--space-4); border-block: 2px solid var(--foreground); }
.overview__exhibit {
  display: grid;
  gap: var(--space-3) calc(var(--gutter) * 2);
  padding-block: var(--tight) 0;
  border-top: 1px solid var(--border);
}
.overview__exhibit + .overview__exhibit { margin-top: var(--tight); }
.overview__exhibit .h3 { margin-bottom: var(--space-2); }
@media ${wideMediaQuery} {
  .leaf-title { grid-template-columns: ${one}fr ${two}fr; align-items: start; }
  .leaf__part { grid-template-columns: 3fr 9fr; }
  .leaf-end { display: grid; grid-template-columns: 3fr 9fr; gap: calc(var(--gutter) * 2); }
  .leaf-end > * { grid-column: 2; }
  .gate { grid-template-columns: ${one}fr ${two}fr; }
  .overview__top { grid-template-columns: ${one}fr ${two}fr; align-items: end; }
}
`;
  },
  textPage: (content, page, closing) =>
    html`<section class="wrap leaf-title"><div>${renderKicker(content, page)}${renderOpening(content, page)}</div>${page.aside}</section>${
      page.isIllustrated &&
      html`
        <figure class="wrap leaf-plate">
          ${renderFigure(content, page)}
          <figcaption class="small">
            <strong>${content.copy.phrases.figure} 1.</strong> ${renderText(content, content.copy.name)}
          </figcaption>
        </figure>`
    }${renderSections(page.sections, "wrap leaf__part")}<div class="wrap leaf-end">${page.nextLinks}</div>${closing}`,
  formPage: (content, page) =>
    html`
      <section class="wrap gate">
        <div class="gate__side">
          ${renderOpening(content, page)}
          ${page.note}
          <figure>
            ${renderBrandImage(content, "hero", { className: "plate-art", crop: true, hidden: true })}
            <figcaption class="small">
              <strong>${content.copy.phrases.figure} ${page.code ?? "1"}.</strong>
              ${page.code === undefined && html` ${renderText(content, content.copy.name)}`}
            </figcaption>
          </figure>
        </div>
        <div class="gate__body">${page.body}</div>
      </section>`,
  dashboardPage: (content, page) =>
    html`
      <section class="wrap overview">
        <div class="overview__top"><div>${renderHeadline(content, page.title)}${page.note}</div>${page.contents}</div>
        <div class="overview__figures">${page.figures}</div>
        <div class="overview__exhibit">${page.trend}</div>
        <div class="overview__exhibit">${page.entries}</div>
      </section>`,
};
