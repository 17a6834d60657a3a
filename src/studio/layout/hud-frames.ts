import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { renderGridCss } from "#/studio/layout/layout-base-css";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderHeadline, renderText } from "#/studio/layout/partials";
import {
  renderChooseLink,
  renderComparison,
  getEmphasizedIndex,
  renderInclusions,
  getPlans,
  renderPrice,
  renderRequestNote,
} from "#/studio/layout/plans";
import { hudFramesInnerPages } from "#/studio/layout/inner-pages/hud-frames";

const renderPanel = (title: Markup | string, body: Markup, className: string, id?: string) =>
  html`
    <section class="panel ${className}"${id !== undefined && html` id="${id}"`}>
      <h2 class="panel__bar">${title}</h2>
      <div class="panel__body">${body}</div>
    </section>`;

const renderContact = (content: PageContent) =>
  html`
    <div class="wrap console">
      ${renderPanel(
        content.copy.phrases.contact,
        html`
          <p class="panel__lead">${content.copy.phrases.contactLead}</p>
          ${renderContactForm(content)}`,
        "console__panel",
        "contact",
      )}
      ${renderBrandImage(content, "symbol", { className: "console__sprite", hidden: true })}
    </div>`;

/**
 * Panels with title bars and stepped corners around a screen, like a game's display. The selected
 * entry is filled.
 */
export const hudFrames: Layout = {
  name: "hud-frames",
  css: (content) => {
    const [screen, side] = content.direction.spans;
    const step = "4px";
    const getSteppedShadow = (color: string) =>
      `0 -${step} 0 0 ${color}, 0 ${step} 0 0 ${color}, -${step} 0 0 0 ${color}, ${step} 0 0 0 ${color}`;
    return css`
${renderGridCss(".hud")}
.display, .h1, .h2 { letter-spacing: -0.03em; }
.status {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-8);
  padding-block: var(--space-4);
}
.status .nav a { padding-inline: var(--space-3); }
.status .nav ul { gap: 0; }
.nav a:hover, .nav [aria-current]{ text-decoration: none; background: var(--inverse); color: var(--inverse-foreground); }
.panel { margin: ${step}; background: var(--card); color: var(--card-foreground); box-shadow: ${getSteppedShadow("var(--foreground)")}; }
.panel__bar {
  display: flex;
  overflow-wrap: anywhere;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.5rem;
  padding: var(--space-1) var(--space-4);
  background: var(--foreground);
  color: var(--background);
  font-family: var(--font-mono);
  font-size: var(--type-label-size);
  font-weight: var(--weight-medium);
}
.panel__bar::after {
  content: "";
  flex: 1;
  height: 0.75rem;
  background: repeating-linear-gradient(0deg, currentColor 0 2px, transparent 2px 5px);
  opacity: 0.5;
}
.panel__body { padding: var(--space-6); }
.panel__lead { margin-bottom: var(--space-5); }
.hud { row-gap: var(--space-8); padding-block: var(--space-4) var(--base); }
.screen { position: relative; margin: ${step}; box-shadow: ${getSteppedShadow("var(--foreground)")}; overflow: hidden; }
.screen svg { width: 100%; height: 100%; min-height: clamp(15rem, 38vw, 30rem); }
.console { display: grid; gap: var(--space-8); padding-block: 0 var(--base); }
.console__sprite { width: clamp(8rem, 22vw, 16rem); height: auto; aspect-ratio: 1; justify-self: center; align-self: center; }
.select { padding-block: var(--tight) var(--base); }
.select .lead { margin-top: var(--space-3); }
.select__list { display: grid; gap: var(--space-8) var(--gutter); margin-top: var(--space-10); }
.option { display: flex; flex-direction: column; }
.option .panel__body { display: grid; align-content: start; gap: var(--space-5); flex: 1; }
.option--main { background: var(--primary); color: var(--primary-foreground); --on: var(--primary-foreground); --field: var(--primary); }
.compare:not(:empty) { padding-bottom: var(--base); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .screen { grid-column: span ${screen}; }
  .hud__title { grid-column: 1 / -1; }
  .console { grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: var(--gutter); }
  .console > :first-child { grid-column: span ${screen}; }
  .console > :last-child { grid-column: span ${side}; }
  .select__list { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
}`;
  },
  contactSection: renderContact,
  innerPages: hudFramesInnerPages,
  pricing: (content) => {
    const plans = getPlans(content);
    const main = getEmphasizedIndex(plans.length);
    return html`
      
        <section class="wrap select">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <div class="select__list">
            ${plans.map((plan, index) =>
              renderPanel(
                renderText(content, plan.name),
                html`${renderPrice(content, plan)}${renderInclusions(content, plan)}<p>${renderChooseLink(content, plan)}</p>`,
                index === main ? "option option--main field field--primary" : "option",
              ),
            )}
          </div>
        </section>
        <section class="wrap compare">${renderComparison(content)}</section>
        ${renderContact(content)}
      
`;
  },
};
