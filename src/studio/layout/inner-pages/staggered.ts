import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { wideMediaQuery } from "#/studio/layout/layout-base-css";
import { renderSingleColumnFormCss, renderItemColumnsCss, renderLinkLabelsCss } from "#/studio/layout/content-styles";
import { renderHeadline } from "#/studio/layout/partials";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";
import { renderKicker, renderLargeCode, renderOpening, renderSections, renderFigure } from "#/studio/layout/inner-page-partials";

/** Inner pages in two columns of soft surfaces that start at different heights. */
export const staggeredInnerPages: InnerPageLayout = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    return css`${renderItemColumnsCss("0 solid transparent")}${renderLinkLabelsCss("var(--radius-full)")}${renderSingleColumnFormCss()}
.item { padding: var(--space-5) var(--space-6); border-radius: var(--radius-3xl); background: var(--muted); }
.items { gap: var(--space-4); }
.gate__cushion .ways a { background: var(--background); color: var(--foreground); }
.leaf-welcome { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); padding-block: var(--tight) var(--base); }
.leaf-welcome .label { margin-bottom: var(--space-3); }
.leaf-welcome .plate-art { height: clamp(14rem, 32vw, 25rem); border-radius: var(--radius-4xl); }
.leaf { display: grid; gap: var(--tight) calc(var(--gutter) * 2); padding-bottom: var(--loose); }
.leaf__cushion { align-self: start; padding: var(--space-8); border-radius: var(--radius-3xl); background: var(--muted); }
.leaf__part + .leaf__part { margin-top: var(--base); }
.gate { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); padding-block: var(--tight) var(--base); align-items: center; }
.gate__cushion { padding: clamp(1.5rem, 5vw, 4rem); border-radius: var(--radius-4xl); background: var(--muted); }
.gate__cushion .lv-form-field__control, .gate__cushion .lv-select__control { background: var(--background); }
.gate__beside .gate__art { width: 100%; height: clamp(12rem, 34vw, 27rem); border-radius: var(--radius-4xl); }
.gate__cushion .large-sign { color: var(--primary); font-size: calc(var(--type-display-size) * 2); letter-spacing: -0.03em; }
.gate__beside > * + * { margin-top: var(--space-6); }
.overview { padding-block: var(--space-6) var(--loose); }
.overview__hello {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-5) var(--space-10);
  padding-bottom: var(--tight);
}
.overview .contents .label { display: none; }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: var(--space-2); }
.overview .contents a {
  padding-inline: var(--space-4);
  border-radius: var(--radius-full);
  background: var(--secondary);
  color: var(--secondary-foreground);
}
.overview .figures > div {
  padding: var(--space-6) var(--space-8);
  border-radius: var(--radius-3xl);
  background: var(--secondary);
  color: var(--secondary-foreground);
}
.overview .figures > :nth-child(2) { background: var(--accent); color: var(--accent-foreground); }
.overview__pair { display: grid; gap: var(--gutter); padding-top: var(--gutter); }
.overview__cushion { padding-block: var(--space-8); }
.overview__cushion:not(:last-child) { padding-inline: var(--space-8); border-radius: var(--radius-3xl); background: var(--muted); }
@media ${wideMediaQuery} {
  .leaf-welcome { grid-template-columns: ${two}fr ${one}fr; align-items: center; }
  .leaf-welcome > :only-child { grid-column: 1 / -1; }
  .leaf { grid-template-columns: ${one + 2}fr ${two - 2}fr; }
  .leaf__cushion { order: 2; margin-top: calc(-1 * var(--space-8)); position: sticky; top: var(--space-6); }
  .gate { grid-template-columns: ${two}fr ${one}fr; }
  .gate__beside { padding-top: var(--space-16); }
  .overview__pair { grid-template-columns: 1fr 1fr; gap: calc(var(--gutter) * 2); }
  .overview__cushion:last-child { padding-top: var(--space-12); }
}
@media (max-width: 26rem) { .overview__cushion, .overview .figures > div { padding: var(--space-5); } }
`;
  },
  textPage: (content, page, closing) =>
    html`
      <div class="wrap leaf-welcome">
        <div>${renderKicker(content, page)}${renderOpening(content, page)}</div>
        ${renderFigure(content, page)}
      </div>
      <div class="wrap leaf">
        <div class="leaf__cushion">${page.aside}</div>
        <div class="leaf__column">${renderSections(page.sections, "leaf__part")}${page.nextLinks}</div>
      </div>
      ${closing}`,
  formPage: (content, page) =>
    html`
      <section class="wrap gate">
        <div class="gate__cushion">${renderLargeCode(page)}${renderOpening(content, page)}${page.body}</div>
        <div class="gate__beside">
          ${renderBrandImage(content, "hero", { className: "gate__art", crop: true, hidden: true })}
          <div>${page.note}</div>
        </div>
      </section>`,
  dashboardPage: (content, page) =>
    html`
      <div class="wrap overview">
        <div class="overview__hello"><div>${renderHeadline(content, page.title)}${page.note}</div>${page.contents}</div>
        ${page.figures}
        <div class="overview__pair">
          <section class="overview__cushion">${page.trend}</section>
          <section class="overview__cushion">${page.entries}</section>
        </div>
      </div>`,
};
