import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { renderWideOnlyCss, renderSingleColumnFormCss } from "#/studio/layout/content-styles";
import { renderHeadline, renderText, getHref } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/** Inner pages like a public service's: one text column and a sidebar with help. */
export const columnSidebarInnerPages: InnerPageLayout = {
  css: () => `${renderSingleColumnFormCss()}
${renderWideOnlyCss(".aside__box:has(.contents)")}
.item + .item { padding-top: var(--space-4); border-top: 1px solid var(--border); }
.asked:first-child { border-top: 0; padding-top: 0; }
main:has(> .gate) { grid-template-rows: auto minmax(0, 1fr); }
.gate { align-content: start; align-items: start; }
.aside__plate { width: 100%; height: clamp(12rem, 26vw, 22rem); border-radius: var(--radius-md); }
.ways { gap: var(--space-1); }
.gate .gate__box { border-top: 4px solid var(--primary); }
.sheet__column .leaf__part { padding-top: var(--tight); }
.sheet__column .leaf__part > .h2 { padding-bottom: var(--space-2); border-bottom: 3px solid var(--primary); }
.leaf__plate { margin-top: var(--space-8); border-radius: var(--radius-md); overflow: hidden; }
.leaf__plate .plate-art { height: clamp(10rem, 22vw, 16rem); }
.gate .gate__box { padding: clamp(1.25rem, 4vw, 2.5rem); border: 1px solid var(--border); border-radius: var(--radius-md); }
.gate .gate__box .gate-form { margin-top: 0; }
.gate .gate-lead { margin-block: var(--space-3) var(--space-8); }
.overview .sample { margin-bottom: var(--space-8); }
.overview .figures { padding: var(--space-5); background: var(--muted); border-radius: var(--radius-md); margin-bottom: var(--tight); }
.overview .overview__chapter + .overview__chapter { margin-top: var(--base); }
.aside .onward { padding-top: 0; }
`,
  textPage: (content, page, closing) =>
    html`
      <nav class="wrap crumbs small" aria-label="${content.copy.phrases.breadcrumb}">
        <ol>
          <li><a class="link" href="${getHref(content, "landing")}">${content.copy.phrases.home}</a></li>
          <li><span aria-current="page">${renderText(content, page.title)}</span></li>
        </ol>
      </nav>
      <div class="wrap sheet">
        <div class="sheet__column">
          ${renderOpening(content, page)}
          ${page.isIllustrated && html`<div class="leaf__plate">${renderFigure(content, page)}</div>`}
          ${renderSections(page.sections, "leaf__part")}
          ${closing}
        </div>
        <div class="aside">
          <div class="aside__stay">
            <div class="aside__box">${page.aside}</div>
            <div class="aside__box">${page.nextLinks}</div>
          </div>
        </div>
      </div>`,
  formPage: (content, page) =>
    html`
      <nav class="wrap crumbs small" aria-label="${content.copy.phrases.breadcrumb}">
        <ol>
          <li><a class="link" href="${getHref(content, "landing")}">${content.copy.phrases.home}</a></li>
          <li><span aria-current="page">${page.code ?? renderText(content, page.title)}</span></li>
        </ol>
      </nav>
      <div class="wrap sheet gate">
        <div class="sheet__column">
          ${renderHeadline(content, page.title)}
          <p class="lead gate-lead">${renderText(content, page.lead)}</p>
          ${page.code === undefined ? html`<div class="gate__box">${page.body}</div>` : page.body}
        </div>
        <div class="aside">
          <div class="aside__stay">
            ${
              page.note === undefined
                ? renderBrandImage(content, "hero", { className: "aside__plate", crop: true, hidden: true })
                : html`
                  <div class="aside__box">${page.note}</div>`
            }
          </div>
        </div>
      </div>`,
  dashboardPage: (content, page) =>
    html`
      <nav class="wrap crumbs small" aria-label="${content.copy.phrases.breadcrumb}">
        <ol>
          <li><a class="link" href="${getHref(content, "landing")}">${content.copy.phrases.home}</a></li>
          <li><span aria-current="page">${page.title}</span></li>
        </ol>
      </nav>
      <div class="wrap sheet overview">
        <div class="sheet__column">
          ${renderHeadline(content, page.title)}
          ${page.note}
          ${page.figures}
          <section class="overview__chapter">${page.trend}</section>
          <section class="overview__chapter">${page.entries}</section>
        </div>
        <div class="aside"><div class="aside__stay"><div class="aside__box">${page.contents}</div></div></div>
      </div>`,
};
