import { html, type Markup } from "#/kernel/markup";
import { type Platform, platforms } from "#/model/platform";

/** Which systems a page of the gallery shows: those with a text in their name or slug, and of a platform. */
export type GalleryFilter = { readonly search?: string | undefined; readonly platform?: Platform | undefined };

export const platformNames: Readonly<Record<Platform, string>> = { nextjs: "Next.js", wordpress: "WordPress" };

export const isFiltered = ({ search, platform }: GalleryFilter): boolean => search !== undefined || platform !== undefined;

/** The address of a page of the gallery: its filter, and the cursor of every page but the first. */
export function getGalleryPath({ search, platform }: GalleryFilter, cursor?: string): string {
  const parameters = new URLSearchParams({
    ...(search !== undefined && { q: search }),
    ...(platform !== undefined && { platform }),
    ...(cursor !== undefined && { cursor }),
  });
  return parameters.size === 0 ? "/" : `/?${parameters}`;
}

/** The most characters of a search. */
export const maxGallerySearchLength = 80;

/** The form that filters the gallery. It works without script: its fields are those of the address. */
export const renderGalleryFilter = (filter: GalleryFilter): Markup => html`
  <form class="filter" action="/" role="search" aria-label="Systems">\n
    <p class="filter-field filter-search">
      <label for="q">Name</label>
      <input id="q" name="q" type="search" maxlength="${maxGallerySearchLength}" value="${filter.search ?? ""}" autocomplete="off">
    </p>\n
    <p class="filter-field">
      <label for="platform">Platform</label>
      <select id="platform" name="platform">
        ${renderOption("", "All platforms", filter.platform === undefined)}
        ${platforms.map((platform) => renderOption(platform, platformNames[platform], filter.platform === platform))}
      </select>
    </p>\n
    <p class="filter-buttons">
      <button type="submit">Show</button>
      ${isFiltered(filter) && html`<a href="/">Show all</a>`}
    </p>\n
  </form>\n`;

const renderOption = (value: string, label: string, isSelected: boolean) =>
  html`<option value="${value}"${isSelected && html` selected`}>${label}</option>`;
