import { html, type Markup } from "#/kernel/markup";
import { swatches } from "#/documents/gallery/card-colors";
import { getBrandPagePath } from "#/documents/brand-page/brand-page-context";
import { platformNames } from "#/documents/gallery/gallery-filter";
import { type GalleryEntry, renderPoster } from "#/documents/gallery/poster";

/** One system: its poster, a description, and links to its pages and files. */
export function renderSystemCard(entry: GalleryEntry, index: number, span: number): Markup {
  const { system, content, designId } = entry;
  const preview = `/preview/d/${encodeURIComponent(designId)}`;
  const slug = encodeURIComponent(system.slug);
  const colors = content.tokens.colors.light;
  const links: readonly (readonly [href: string, label: string])[] = [
    [`${preview}/landing`, "Landing page"],
    [`/api/v1/systems/${slug}/download`, "Bundle"],
    [`/api/systems/export/${slug}?format=globals-css`, "CSS"],
    [`/api/systems/export/${slug}?format=dtcg`, "Tokens"],
  ];
  return html`
    <li class="card card-${index + 1} span-${span}">
      <article>\n
        ${renderPoster(entry)}\n
        <div class="card-text">\n
          <h2 class="card-name"><a href="${getBrandPagePath(system.slug)}">${system.name}</a></h2>\n
          <p class="card-direction">${content.direction.name}. ${content.direction.summary}</p>\n
          <ul class="card-facts">
            <li>${system.version === null ? "No version" : `v${system.version}`}</li>
            <li>${platformNames[system.platform]}</li>
            <li>${system.tokenCount} tokens</li>
          </ul>\n
          <ul class="card-swatches" aria-label="Colours of ${system.name}">
            ${swatches.map((role) => html`<li class="swatch-${role}"><span class="said">${role} ${colors[role].hex}</span></li>`)}
          </ul>\n
          <ul class="card-links">
            ${links.map(
              ([href, label]) => html`<li><a href="${href}" aria-label="${`${label}, ${system.name}`}">${label}</a></li>`,
            )}
          </ul>\n
        </div>\n
      </article>
    </li>\n`;
}
