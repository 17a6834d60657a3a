import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import { renderWideOnlyCss, renderPairedFormCss, renderItemCellsCss } from "#/studio/layout/content-styles";
import { renderHeadline, renderText } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderFigure } from "#/studio/layout/inner-page-partials";

/** Inner pages as panels around a screen, with the navigation in the side panel. */
export const hudFramesInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    return css`${renderItemCellsCss("var(--stroke) solid var(--foreground)")}${renderPairedFormCss()}
${renderWideOnlyCss(".panel--help .contents, .panel--help:has(.contents) > .panel__bar")}
.ways { margin-inline: calc(-1 * var(--space-3)); }
.ways a {
  display: flex;
  gap: var(--space-3);
  padding-inline: var(--space-3);
  font-family: var(--font-mono);
  font-size: var(--type-label-size);
  color: inherit;
  text-decoration: none;
  min-height: 2.5rem;
}
.ways a::before { content: ""; flex: none; width: 0.5rem; height: 0.5rem; background: var(--primary); }
.ways a:hover { background: var(--inverse); color: var(--inverse-foreground); }
.hud--page { row-gap: var(--space-8); padding-block: var(--space-4) var(--base); }
.hud__title .label { margin-bottom: var(--space-2); }
.screen--page svg { min-height: 0; height: clamp(11rem, 26vw, 20rem); }
.leaf__panels, .leaf__help { display: grid; align-content: start; gap: var(--space-8); }
.panel .matter { margin-top: 0; }
.panel .onward { padding-top: var(--space-6); }
.overview-hud .contents .label { display: none; }
.panel .contents .label, .panel .beside .label { display: none; }
.panel .contents ul { margin-top: 0; }
.panel--help .panel__body { padding-block: var(--space-4); }
.gate-hud { padding-block: var(--space-6) var(--loose); row-gap: var(--space-8); }
.gate-hud .gate-form { margin-top: 0; }
.gate-hud__lead { margin-bottom: var(--space-6); }
.gate-hud__screen { display: grid; grid-template-rows: minmax(0, 1fr) auto; height: 100%; min-height: 12rem; }
.gate-hud__screen .gate__art { width: 100%; height: 100%; min-height: 12rem; }
.gate-hud__screen .large-sign {
  padding: var(--space-6);
  background: var(--inverse);
  color: var(--inverse-foreground);
  font-family: var(--font-mono);
  font-size: calc(var(--type-display-size) * 2);
  letter-spacing: 0;
  line-height: 1;
  text-align: center;
}
.gate-note, .gate-aside { margin-top: var(--space-6); }
.overview-hud .panel .h3 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.overview-hud .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); }
.overview-hud .figures > div { padding-inline-start: var(--space-3); }
@media ${wideMediaQuery} {
  .leaf__panels, .gate-hud__panel { grid-column: span ${one}; }
  .leaf__help, .gate-hud__side { grid-column: span ${two}; }
  .hud__whole { grid-column: 1 / -1; }
  .overview-hud__course { grid-column: span 7; }
  .overview-hud__entries { grid-column: span 5; }
  .leaf__help > * { position: sticky; top: var(--space-4); }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <div class="wrap hud hud--page">
        <div class="hud__title hud__whole">${renderKicker(content, page)}${renderOpening(content, page)}</div>
        ${page.isIllustrated && html`<div class="screen screen--page hud__whole">${renderFigure(content, page)}</div>`}
        <div class="leaf__panels">
          ${page.sections.map(
            ({ id, title, body }) => html`
              <section class="panel" id="${id}">
                <h2 class="panel__bar">${title}</h2>
                <div class="panel__body"><div class="matter">${body}</div></div>
              </section>`,
          )}
        </div>
        <div class="leaf__help">
          <div class="panel panel--help">
            <p class="panel__bar">
              ${page.isIllustrated ? content.copy.phrases.atAGlance : content.copy.phrases.sections}
            </p>
            <div class="panel__body">${page.aside}${page.nextLinks}</div>
          </div>
        </div>
      </div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <div class="wrap hud gate-hud">
        <div class="hud__whole">${renderHeadline(content, page.title)}</div>
        <section class="panel gate-hud__panel">
          <h2 class="panel__bar">${page.code ?? renderText(content, content.copy.name)}</h2>
          <div class="panel__body">
            <p class="gate-hud__lead">${renderText(content, page.lead)}</p>
            ${page.body}
            ${page.note}
          </div>
        </section>
        <div class="screen gate-hud__side">
          <div class="gate-hud__screen">
            ${renderBrandImage(content, "hero", { className: "gate__art", crop: true, hidden: true })}
            ${renderLargeCode(page)}
          </div>
        </div>
      </div>`,
  dashboardPage: (content, page) =>
    html`
      <div class="wrap hud hud--page overview overview-hud">
        <div class="hud__whole">${renderHeadline(content, page.title)}${page.note}${page.contents}</div>
        <div class="panel hud__whole">
          <p class="panel__bar">${content.copy.phrases.keyFigures}</p>
          <div class="panel__body">${page.figures}</div>
        </div>
        <div class="panel overview-hud__course">
          <p class="panel__bar">${content.copy.phrases.trend}</p>
          <div class="panel__body">${page.trend}</div>
        </div>
        <div class="panel overview-hud__entries">
          <p class="panel__bar">${content.copy.phrases.entries}</p>
          <div class="panel__body">${page.entries}</div>
        </div>
      </div>`,
};
