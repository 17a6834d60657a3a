import { html, type Markup } from "#/kernel/markup";
import type { HeroForm } from "#/model/composition";
import { countWideLetters } from "#/studio/copy/sentences";
import { getHeroForm } from "#/studio/layout/heroes/hero-form";
import { fitHeroHeadline, type HeadlineBox, toFluidSize } from "#/studio/layout/fit-headline";
import type { PageContent } from "#/studio/layout/page-content";
import { hasWidePicture, type PictureSupply } from "#/studio/layout/pictures";
import { getShownText } from "#/studio/layout/shown-text";
import { toGroundClass } from "#/studio/layout/sections/render-section";
import { type Hero, heroes, narrow, smallHeight, wide } from "#/studio/layout/heroes/hero-layouts";

/** The main action of a page is filled, also where all other buttons are outlines. */
const filledActionCss = `:where(.hero__actions, .write) :is(.lv-button:not(.lv-button--outline), .lv-form-field__button) { \
--lv-fill: var(--foreground); --lv-text: var(--background); }`;

/** The form of the first view in the version that suits the picture. */
function getHero(content: PageContent): Hero {
  const hero = heroes[getHeroForm(content)];
  return hasWidePicture(content) ? hero : (hero.tall ?? hero);
}

/** The room that the headline has. Without a sentence beside it, it has almost the whole width. */
function getRoom(content: PageContent): HeadlineBox {
  const { room, mirroredRoom, isPaired } = getHero(content);
  const own = content.composition.mirrored ? (mirroredRoom ?? room) : room;
  const isAlone = content.copy.lead === undefined && isPaired === true;
  return isAlone ? { ...own, share: Math.max(own.share, 0.8) } : own;
}

/** Forms in which the sentence has a wide panel of its own, and the most letters that it holds in the type of headings. */
const apart: Readonly<Partial<Record<HeroForm, number>>> = { mosaic: 72 };

/** A longer sentence below the headline is read, and would push the actions down in larger type, in letters. */
const maxLargeLead = 96;

/** The size of the sentence below the headline on wide screens: it is the second thing that people read. */
function renderLeadSize(content: PageContent): string {
  const letters = countWideLetters(getShownText(content, content.copy.lead ?? ""));
  const leading = "line-height: max(1.35, var(--least-leading, 0))";
  if (letters <= (apart[getHeroForm(content)] ?? 0)) return `font-size: var(--type-heading-2-size); ${leading}`;
  return letters <= maxLargeLead
    ? `font-size: var(--point-size); ${leading}`
    : "font-size: max(var(--type-lead-size), min(1.7vw, var(--type-heading-3-size)))";
}

/** The first view of the landing page. */
export function renderHero(content: PageContent, supply: PictureSupply): Markup {
  const { ground, mirrored } = content.composition;
  return html`
    <section class="hero hero--${getHeroForm(content)}${mirrored && " mirrored"}${toGroundClass(ground)}">
      ${getHero(content).render(content, getRoom(content), supply)}
    </section>`;
}

/** Rules of the first view, with the headline in the size that fills its room. */
export function renderHeroCss(content: PageContent): string {
  const size = toFluidSize(fitHeroHeadline(content, getShownText(content, content.copy.headline), getRoom(content)));
  return `
.hero { position: relative; }
.hero h1:is(.display, .h1, .h2) { font-size: ${size.narrow};
line-height: var(--display-leading); }
.hero__trade { margin-bottom: var(--space-4); } .hero__lead { margin-top: var(--space-5); } .hero__actions { margin-top: var(--space-6); }
.hero .hero__trade { font-size: var(--type-body-size); }
${wide} { .hero .hero__trade { font-size: var(--type-lead-size); } }
@media (max-width: 51.99rem) { .hero__text { padding: var(--space-8) var(--edge) var(--tight); }
.hero__text.wrap { padding-inline: 0; } \
.hero--split .hero__art { height: ${smallHeight}; } }
${narrow} { .hero:is(.hero--banner, .hero--field, .hero--framed, .hero--word) .hero__art { height: ${smallHeight}; } }
${wide} { .hero h1:is(.display, .h1, .h2) { font-size: ${size.wide}; }
.hero .hero__lead { ${renderLeadSize(content)}; }
.hero__actions .lv-button { min-height: 3.25rem;
padding-inline: var(--space-6); font-size: 1rem; } }
${content.componentStyle.button === "outline" ? filledActionCss : ""}
${getHero(content).css}`;
}
