import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import type { BrandPageContext, OfferedFormat } from "#/documents/brand-page/brand-page-context";
import { renderCommand, quoteShellArgument } from "#/documents/brand-page/command";
import { describeFormat } from "#/documents/brand-page/format-descriptions";
import { renderSection } from "#/documents/design-overview/section";

/** A download: what it is, its path, and the command that fetches it. */
type DownloadEntry = {
  readonly title: string;
  readonly use: string;
  readonly fileName: string;
  readonly path: string;
  readonly shellCommand?: string;
};

const getEncodedSlug = ({ slug }: BrandPageContext) => encodeURIComponent(slug);

/** Path of a system's bundle. */
export const getBundlePath = (context: BrandPageContext): string => `/api/v1/systems/${getEncodedSlug(context)}/download`;

function toDownloadEntry({ format, fileName }: OfferedFormat, context: BrandPageContext): DownloadEntry {
  return {
    ...describeFormat(format),
    fileName: fileName(context.slug),
    path: `/api/systems/export/${getEncodedSlug(context)}?format=${encodeURIComponent(format)}`,
  };
}

/** The file that the tools of this platform load directly from its URL. */
function createPlatformEntry(context: BrandPageContext): DownloadEntry {
  const slug = getEncodedSlug(context);
  return context.platform === "wordpress"
    ? {
        title: "Block theme settings",
        use: "Place it in the root of a block theme.",
        fileName: "theme.json",
        path: `/systems/${slug}/theme.json`,
      }
    : {
        title: "Registry item",
        use: "Installs the theme in a project that uses shadcn components.",
        fileName: `${context.slug}.json`,
        path: `/r/${slug}.json`,
        shellCommand: `npx shadcn@latest add ${quoteShellArgument(`${context.baseUrl}/r/${slug}.json`)}`,
      };
}

function renderDownloadEntry({ title, use, fileName, path, shellCommand }: DownloadEntry, { baseUrl }: BrandPageContext): Markup {
  const downloadCommand = shellCommand ?? `curl -fsS ${quoteShellArgument(baseUrl + path)} -o ${quoteShellArgument(fileName)}`;
  return html`
    <li class="ov-offer">
      <h4 class="ov-offer-title"><a href="${path}">${title}</a></h4>
      <p class="ov-offer-use">${use}</p>
      ${renderCommand(downloadCommand)}
    </li>\n`;
}

const renderDownloadEntries = (title: string, renderRows: MarkupPart) =>
  html`<div class="ov-offers-group"><h3 class="ov-subtitle">${title}</h3><ul class="ov-offers">\n
    ${renderRows}</ul></div>\n`;

/** Every download: the bundle first, then each export with the command that fetches it. */
export function renderFilesSection(context: BrandPageContext): Markup {
  const { formats, version, slug } = context;
  const bundle: DownloadEntry = {
    title: "Bundle",
    use: "Every file of this version, with fonts, licences and a guide. The same version always produces the same archive.",
    fileName: `${slug}-${version}-bundle.zip`,
    path: getBundlePath(context),
  };
  const isArchive = ({ mediaType }: OfferedFormat) => mediaType === "application/zip";
  const texts = formats.filter((format) => !isArchive(format)).map((format) => toDownloadEntry(format, context));
  const archives = formats.filter(isArchive).map((format) => toDownloadEntry(format, context));
  const renderRows = (list: readonly DownloadEntry[]) => list.map((entry) => renderDownloadEntry(entry, context));
  return renderSection(
    "files",
    html`<p>All files are from version ${version}. No API key is required.</p>`,
    html`
      ${renderDownloadEntries("Everything", renderRows([bundle]))}
      ${renderDownloadEntries("Tokens and themes", renderRows([...texts, createPlatformEntry(context)]))}
      ${renderDownloadEntries("Archives", renderRows(archives))}`,
  );
}
