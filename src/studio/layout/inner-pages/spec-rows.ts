import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import { renderWideOnlyCss, renderRowFormCss, renderItemRowsCss, renderLinkRowsCss } from "#/studio/layout/content-styles";
import { renderHeadline } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/** Inner pages as dense rows beside a contents tree. */
export const specRowsInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    const shared = [
      renderItemRowsCss("1px solid var(--border)"),
      renderLinkRowsCss("1px solid var(--border)"),
      renderRowFormCss("1px solid var(--border)"),
    ].join("");
    return css`${shared}
.ways a { font-family: var(--font-mono); font-size: var(--type-small-size); min-height: 2.75rem; }
.gate { display: grid; }
.asked:first-child { border-top: 0; padding-top: 0; }
${renderWideOnlyCss(".leaf__tree:has(.contents)")}
.leaf__tree .facts > div { display: block; }
.leaf { display: grid; gap: var(--space-6) calc(var(--gutter) * 2); }
.leaf__tree { padding-block: var(--space-6); font-size: var(--type-small-size); }
.leaf__body { padding-block: var(--tight) var(--loose); }
.leaf__top .label { margin-bottom: var(--space-3); color: var(--muted-foreground); }
.leaf__top .plate-art { margin-top: var(--tight); height: clamp(10rem, 22vw, 18rem); border: 1px solid var(--border); }
.leaf__rows { margin-top: var(--tight); }
.leaf__part {
  display: grid;
  gap: var(--space-3) var(--gutter);
  padding-block: var(--space-5) var(--space-8);
  border-top: 1px solid var(--border);
}
.leaf__part .matter { margin-top: 0; }
.leaf .onward { padding-top: var(--space-5); border-top: 1px solid var(--border); }
.gate { border-bottom: 1px solid var(--border); }
.gate__form { padding-block: var(--base); }
.gate__spec { position: relative; display: grid; grid-template-rows: minmax(12rem, 1fr) auto; background: var(--muted); overflow: hidden; }
.gate__art { width: 100%; height: 100%; min-height: 12rem; }
.gate__form .gate-form { margin-top: var(--space-8); }
.gate .large-sign {
  font-family: var(--font-mono);
  color: var(--muted-foreground);
  font-size: calc(var(--type-display-size) * 2.4);
  letter-spacing: -0.06em;
}
.gate__spec .gate-aside, .gate__spec .gate-note {
  margin: 0;
  padding: var(--space-5);
  background: var(--card);
  border-top: 1px solid var(--border);
}
.overview { display: grid; gap: var(--space-4) calc(var(--gutter) * 1.5); padding-block: var(--space-5) var(--loose); }
.overview__head {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2) var(--space-8);
}
.overview__head .sample { margin: 0; font-size: var(--type-small-size); }
.overview .figures { gap: 0; margin-block: var(--space-6) var(--tight); border-block: 1px solid var(--border); }
.overview .figures > div { padding: var(--space-4); border-inline-start: 1px solid var(--border); }
.overview__panes { display: grid; gap: var(--tight) var(--gutter); }
@media ${wideMediaQuery} {
  .leaf { grid-template-columns: minmax(0, 2.5fr) minmax(0, 9.5fr); }
  .overview__rail { order: -1; }
  .leaf__tree { order: -1; border-inline-end: 1px solid var(--border); padding-inline-end: var(--space-4); }
  .leaf__tree > * { position: sticky; top: var(--space-6); }
  .leaf__part { grid-template-columns: 3fr 7fr; }
  .gate__form { grid-column: span ${one}; padding-inline-end: var(--space-8); }
  .gate__spec {
    grid-column: span ${two};
    margin-inline-end: calc(-1 * max(var(--edge), (100vw - var(--container)) / 2));
    border-inline-start: 1px solid var(--border);
  }
  .overview { grid-template-columns: minmax(0, 2fr) minmax(0, 10fr); }
  .overview__panes { grid-template-columns: 7fr 5fr; }
}
`;
  },
  textPage: (content, page, closing) =>
    html`
      <div class="wrap leaf">
        <div class="leaf__body">
          <div class="leaf__top">
            ${renderKicker(content, page)}
            ${renderOpening(content, page)}
            ${renderFigure(content, page)}
          </div>
          <div class="leaf__rows">${renderSections(page.sections, "leaf__part", "h3")}</div>
          ${page.nextLinks}
        </div>
        <div class="leaf__tree">${page.aside}</div>
      </div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <section class="gate">
        <div class="wrap grid">
          <div class="gate__form">${renderLargeCode(page)}${renderOpening(content, page)}${page.body}</div>
          <div class="gate__spec">
            ${renderBrandImage(content, "hero", { className: "gate__art", crop: true, hidden: true })}
            ${page.note}
          </div>
        </div>
      </section>`,
  dashboardPage: (content, page) =>
    html`
      <div class="wrap overview">
        <div>
          <div class="overview__head">${renderHeadline(content, page.title)}${page.note}</div>
          ${page.figures}
          <div class="overview__panes"><section>${page.trend}</section><section>${page.entries}</section></div>
        </div>
        <div class="overview__rail">${page.contents}</div>
      </div>`,
};
