import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { renderGridCss } from "#/studio/layout/layout-base-css";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import {
  renderAction,
  renderBrandLink,
  renderContactForm,
  renderFooterItems,
  renderHeadline,
  renderNavigation,
  renderParagraph,
  renderPricesLink,
  renderText,
} from "#/studio/layout/partials";
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

const renderHeader = (content: PageContent) =>
  html`<header class="status wrap">${renderBrandLink(content)}${renderNavigation(content)}</header>`;

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

const renderFooter = (content: PageContent) =>
  html`
    <footer class="power">
      <div class="wrap power__row">
        <nav aria-label="${content.copy.phrases.footerNavigation}">
          <ul class="power__nav">${renderFooterItems(content)}</ul>
        </nav>
        ${renderParagraph(content, content.copy.tagline, "small quiet")}
      </div>
    </footer>`;

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
.nav a:hover, .nav [aria-current], .power a:hover { text-decoration: none; background: var(--inverse); color: var(--inverse-foreground); }
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
.prompt { display: flex; flex-direction: column; gap: var(--space-6); }
.prompt__tile { flex: 1 1 5rem; width: 100%; height: 5rem; min-height: 5rem; }
.prompt .lead { margin-top: var(--space-4); }
.stock { padding-block: var(--tight) var(--base); }
.stock__head { display: grid; gap: var(--space-3); margin-bottom: var(--space-8); }
.stock__slots { display: grid; gap: var(--space-6); }
.slot { margin: ${step}; padding: var(--space-5); background: var(--muted); box-shadow: ${getSteppedShadow("var(--muted)")}; }
.slot:first-child { background: var(--primary); color: var(--primary-foreground); box-shadow: ${getSteppedShadow("var(--primary)")}; }
.slot p { margin-top: var(--space-3); }
.readout { padding-block: 0 var(--loose); row-gap: var(--space-6); }
.bits { display: grid; gap: var(--space-2); }
.bits li { display: flex; align-items: center; gap: var(--space-4); }
.bits li::before {
  content: "";
  flex: none;
  width: 2.75rem;
  height: 0.75rem;
  background: repeating-linear-gradient(90deg, var(--primary) 0 8px, transparent 8px 12px);
}
.console { display: grid; gap: var(--space-8); padding-block: 0 var(--base); }
.console__sprite { width: clamp(8rem, 22vw, 16rem); height: auto; aspect-ratio: 1; justify-self: center; align-self: center; }
.power { padding-block: var(--space-4) var(--space-8); border-top: var(--stroke) solid var(--foreground); }
.power__row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2) var(--space-8); }
.power__nav { display: flex; flex-wrap: wrap; gap: 0; margin-inline-start: calc(-1 * var(--space-3)); }
.power a {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: var(--space-3);
  color: inherit;
  text-decoration: none;
  font-family: var(--font-mono);
  font-size: var(--type-label-size);
}
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
  .prompt-panel { grid-column: span ${side}; display: flex; flex-direction: column; }
  .prompt-panel .panel__body { flex: 1; display: grid; }
  .hud__title { grid-column: 1 / -1; }
  .stock__slots { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  .slot { grid-column: span 2; }
  .slot:nth-child(4n + 1), .slot:nth-child(4n) { grid-column: span 4; }
  .slot:last-child:nth-child(odd) { grid-column: 1 / -1; }
  .readout > :first-child { grid-column: span ${side + 1}; }
  .readout > :last-child { grid-column: span ${screen - 1}; }
  .console { grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: var(--gutter); }
  .console > :first-child { grid-column: span ${screen}; }
  .console > :last-child { grid-column: span ${side}; }
  .select__list { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: hudFramesInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <div class="wrap hud">
          <div class="hud__title">${renderHeadline(content)}</div>
          <div class="screen">${renderBrandImage(content, "hero", { className: "screen__art", crop: true })}</div>
          ${renderPanel(
            renderText(content, copy.industry ?? copy.name),
            html`
              <div class="prompt">
                ${renderParagraph(content, copy.lead, "lead")}
                ${renderBrandImage(content, "pattern", { className: "prompt__tile", crop: true, hidden: true })}
                <div class="actions">${renderAction(content)}${renderPricesLink(content)}</div>
              </div>`,
            "prompt-panel",
          )}
        </div>
        ${
          copy.items.length === 0
            ? undefined
            : html`
              <section class="wrap stock" id="offer">
                <div class="stock__head">
                  <h2 class="h1">${phrases.offerHeading}</h2>
                  ${renderParagraph(content, copy.about, "measure capital")}
                </div>
                <div class="stock__slots">
                  ${copy.items.map(
                    ({ title, body }) =>
                      html`
                        <article class="slot">
                          <h3 class="h3">${renderText(content, title)}</h3>
                          ${renderParagraph(content, body, "body")}
                        </article>`,
                  )}
                </div>
              </section>`
        }
        ${
          copy.values.length === 0 && copy.audience === undefined
            ? undefined
            : html`
              <section class="wrap hud readout"${copy.values.length > 0 && html` id="values"`}>
                <div>
                  <h2 class="h2">${phrases.audienceHeading}</h2>
                  ${renderParagraph(content, copy.audience ?? copy.about, "measure capital")}
                </div>
                <ul class="h1 bits">${copy.values.map((value) => html`<li>${renderText(content, value)}</li>`)}</ul>
              </section>`
        }
        ${renderContact(content)}
      </main>
      ${renderFooter(content)}`;
  },
  pricing: (content) => {
    const plans = getPlans(content);
    const main = getEmphasizedIndex(plans.length);
    return html`
      ${renderHeader(content)}
      <main id="content">
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
      </main>
      ${renderFooter(content)}`;
  },
};
