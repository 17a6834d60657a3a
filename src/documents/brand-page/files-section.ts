import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import type { BrandPagePlace, OfferedFormat } from "#/documents/brand-page/brand-page-place";
import { command, shellWord } from "#/documents/brand-page/command";
import { formatWords } from "#/documents/brand-page/format-words";
import { section } from "#/documents/design-overview/section";

/** Something to take along: what it is, its address, and the command that fetches it. */
type Offer = {
  readonly title: string;
  readonly use: string;
  readonly fileName: string;
  readonly path: string;
  readonly line?: string;
};

const slugOf = ({ slug }: BrandPagePlace) => encodeURIComponent(slug);

/** Where the bundle of a system is. */
export const bundlePath = (place: BrandPagePlace): string => `/api/v1/systems/${slugOf(place)}/download`;

function exported({ format, fileName }: OfferedFormat, place: BrandPagePlace): Offer {
  return {
    ...formatWords(format),
    fileName: fileName(place.slug),
    path: `/api/systems/export/${slugOf(place)}?format=${encodeURIComponent(format)}`,
  };
}

/** What this platform's own tools take from an address. */
function platformOffer(place: BrandPagePlace): Offer {
  const slug = slugOf(place);
  return place.platform === "wordpress"
    ? {
        title: "Block theme settings",
        use: "Lies at the root of a block theme.",
        fileName: "theme.json",
        path: `/systems/${slug}/theme.json`,
      }
    : {
        title: "Registry item",
        use: "Brings the theme into a project with shadcn components.",
        fileName: `${place.slug}.json`,
        path: `/r/${slug}.json`,
        line: `npx shadcn@latest add ${shellWord(`${place.baseUrl}/r/${slug}.json`)}`,
      };
}

function offer({ title, use, fileName, path, line }: Offer, { baseUrl }: BrandPagePlace): Markup {
  const fetched = line ?? `curl -fsS ${shellWord(baseUrl + path)} -o ${shellWord(fileName)}`;
  return html`<li class="ov-offer"><h4 class="ov-offer-title"><a href="${path}">${title}</a></h4><p class="ov-offer-use">${use}</p>${command(fetched)}</li>
`;
}

const offers = (title: string, rows: MarkupPart) =>
  html`<div class="ov-offers-group"><h3 class="ov-subtitle">${title}</h3><ul class="ov-offers">
${rows}</ul></div>
`;

/** Everything to take along: the bundle first, then each export with the command that fetches it. */
export function filesSection(place: BrandPagePlace): Markup {
  const { formats, version, slug } = place;
  const bundle: Offer = {
    title: "The bundle",
    use: "Every file of this version with its fonts, their licences and a guide. The same bytes for the same version.",
    fileName: `${slug}-${version}-bundle.zip`,
    path: bundlePath(place),
  };
  const isArchive = ({ mediaType }: OfferedFormat) => mediaType === "application/zip";
  const texts = formats.filter((format) => !isArchive(format)).map((format) => exported(format, place));
  const archives = formats.filter(isArchive).map((format) => exported(format, place));
  const rows = (list: readonly Offer[]) => list.map((entry) => offer(entry, place));
  return section(
    "files",
    html`<p>All of it comes from version ${version} and needs no key.</p>`,
    html`${offers("Everything", rows([bundle]))}${offers("Tokens and themes", rows([...texts, platformOffer(place)]))}${offers("Archives", rows(archives))}`,
  );
}
