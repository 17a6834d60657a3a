import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getSurfacePadding, toSurfaceDeclarations } from "#/studio/components/surface";
import { renderSymbol, renderSymbolCss } from "#/studio/components/symbol";
import { renderBriefText } from "#/studio/copy/brief-text";

/** Slides that scroll sideways and snap, with links to each; they never move on their own. */
export function carousel(input: ComponentInput): Component {
  const { copy, literals, mark, componentStyle } = input;
  const { phrases } = copy;
  const track = ".lv-carousel__track";
  const dot = ".lv-carousel__link";
  const rules = css`
.lv-carousel { display: grid; gap: var(--space-3); max-width: 40rem; color: var(--foreground); ${toTextStyleDeclarations("body")}; }
${track} {
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(100%, 22rem);
  gap: var(--space-4);
  margin: 0;
  padding: 0 0 var(--space-2);
  list-style: none;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  overscroll-behavior-x: contain;
}
${track}:focus-visible { ${focusRing} }
.lv-carousel__slide {
  display: grid;
  align-content: end;
  gap: var(--space-4);
  min-height: 12rem;
  ${toSurfaceDeclarations(input)}
  padding: ${getSurfacePadding(input)};
  scroll-snap-align: start;
}
.lv-carousel__title { margin: 0; ${toTextStyleDeclarations("heading-3")}; }
.lv-carousel__links { display: flex; flex-wrap: wrap; gap: var(--space-1); margin: 0; padding: 0; list-style: none; }
${dot} {
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  border-radius: var(--radius-sm);
  color: var(--link);
  font-variant-numeric: tabular-nums;
  ${toLabelDeclarations(componentStyle)}
}
${dot}:hover { background: var(--secondary); color: var(--secondary-foreground); }
${dot}:active { background: var(--secondary-active); color: var(--secondary-foreground); }
${dot}:focus-visible { ${focusRing} }
@media (prefers-reduced-motion: no-preference) { ${track} { scroll-behavior: smooth; } }
${renderSymbolCss("lv-carousel__symbol", input)}`;
  const titles = copy.items.slice(0, 5).map(({ title }) => title);
  const slides = titles.length > 1 ? titles : [copy.name, copy.headline, phrases.contact];
  const renderCarousel = (id: string, hasLinks: boolean): Markup =>
    html`
      <section class="lv-carousel" aria-roledescription="carousel" aria-label="${phrases.figure}${hasLinks ? "" : " 2"}">
        <ul class="lv-carousel__track" tabindex="0" aria-label="${phrases.step(1, slides.length)}">
          ${slides.map(
            (title, index) =>
              html`
                <li class="lv-carousel__slide" id="lv-carousel-${id}-${index + 1}">
                  ${renderSymbol(mark, "lv-carousel__symbol")}
                  <p class="lv-carousel__title">${renderBriefText(copy, title)}</p>
                </li>`,
          )}
        </ul>
        ${
          hasLinks &&
          html`
            <ol class="lv-carousel__links">
              ${slides.map(
                (_, index) =>
                  html`
                    <li>
                      <a class="lv-carousel__link" href="#lv-carousel-${id}-${index + 1}"
                          aria-label="${phrases.step(index + 1, slides.length)}">
                        ${index + 1}
                      </a>
                    </li>`,
              )}
            </ol>`
        }
      </section>`;
  return {
    slug: "carousel",
    name: "Carousel",
    category: "display",
    summary: "Slides that scroll sideways and snap. They never move on their own.",
    css: scopeCss("carousel", rules, literals),
    variants: [
      { name: "With links", html: renderCarousel("links", true).text },
      { name: "Scrolling only", html: renderCarousel("plain", false).text },
    ],
  };
}
