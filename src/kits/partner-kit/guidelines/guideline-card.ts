import { html, type Markup } from "#/kernel/markup";
import type { Card } from "#/kits/partner-kit/card";

/** Rules that guideline cards share. */
const guidelineCss = `.guide ul { display: grid; margin: 0; padding: 0; list-style: none; }
.guide code { font-family: var(--font-mono); font-size: 0.8125rem; overflow-wrap: anywhere; }
`;

/**
 * A guideline card: a title, a sentence, and an example. `height` is in CSS pixels at a width of
 * 900.
 */
export const createGuidelineCard = (
  slug: string,
  group: string,
  name: string,
  subtitle: string,
  height: number,
  css: string,
  body: Markup,
): Card => ({
  path: `guidelines/${slug}.card.html`,
  group,
  name,
  subtitle,
  viewport: [900, height],
  css: guidelineCss + css,
  body: html`<main class="card guide">\n
    <h1 class="card-title">${name}</h1>\n
    <p class="card-note">${subtitle}</p>\n
    ${body}\n
    </main>`,
});
