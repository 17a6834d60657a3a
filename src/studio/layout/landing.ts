import { html, type Markup } from "#/kernel/markup";
import { patternCss, renderPatternBand } from "#/studio/layout/frame/brand-pattern";
import { renderHero, renderHeroCss } from "#/studio/layout/heroes/render-hero";
import type { PageContent } from "#/studio/layout/page-content";
import { createPictureSupply, pictureCss, renderIllustrationSprite } from "#/studio/layout/pictures";
import { renderBodyCss } from "#/studio/layout/sections/body-css";
import { renderListCss } from "#/studio/layout/sections/list-forms";
import { listSections } from "#/studio/layout/sections/list-sections";
import { renderSection, renderSectionCss } from "#/studio/layout/sections/render-section";
import { setSections } from "#/studio/layout/sections/set-sections";
import { renderSkinCss, renderSkinVariables } from "#/studio/layout/skins/skin-css";

/** A landing page: what its main element holds, and its rules. */
export type LandingPage = { readonly body: Markup; readonly css: string };

/** Composes the landing page from the sections that its brief and kind of organisation ask for. */
export function createLandingPage(content: PageContent): LandingPage {
  const supply = createPictureSupply(content);
  const hero = renderHero(content, supply);
  const { sections, settings } = setSections(listSections(content), content, supply);
  const { mirrored } = content.composition;
  const rendered = sections.map((section, index) => {
    const setting = settings[index];
    return setting && renderSection(section, setting, content);
  });
  const band = renderPatternBand(content, sections);
  const lists = new Set(sections.flatMap(({ body }, index) => (body.form === "list" ? [settings[index]?.list ?? "rows"] : [])));
  const body = html`${hero}<div class="parts${mirrored && " mirrored"}">${rendered}${band}</div>`;
  return {
    body: html`${renderIllustrationSprite(content, body)}${body}`,
    css: [
      renderSkinVariables(content),
      pictureCss,
      renderHeroCss(content),
      renderSectionCss(sections, settings, content),
      renderListCss(lists),
      renderBodyCss(new Set(sections.map(({ kind }) => kind))),
      renderSkinCss(content),
      ...(body.text.includes('class="pattern-') ? [patternCss] : []),
    ].join("\n"),
  };
}
