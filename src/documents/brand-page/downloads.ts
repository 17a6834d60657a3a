import type { BrandPageContext, OfferedFormat } from "#/documents/brand-page/brand-page-context";
import { quoteShellArgument } from "#/documents/brand-page/command";
import { describeFormat } from "#/documents/brand-page/format-descriptions";

/** A download: what it is, its path, and the command that fetches it. */
export type Download = {
  readonly title: string;
  readonly use: string;
  readonly path: string;
  readonly command: string;
};

/** Downloads of one kind. */
export type DownloadGroup = { readonly title: string; readonly downloads: readonly Download[] };

const getEncodedSlug = ({ slug }: BrandPageContext) => encodeURIComponent(slug);

/** Path of a system's bundle. */
export const getBundlePath = (context: BrandPageContext): string => `/api/v1/systems/${getEncodedSlug(context)}/download`;

const formatDownloadCommand = ({ baseUrl }: BrandPageContext, path: string, fileName: string) =>
  `curl -fsS ${quoteShellArgument(baseUrl + path)} -o ${quoteShellArgument(fileName)}`;

function toDownload({ format, fileName }: OfferedFormat, context: BrandPageContext): Download {
  const path = `/api/systems/export/${getEncodedSlug(context)}?format=${encodeURIComponent(format)}`;
  return { ...describeFormat(format), path, command: formatDownloadCommand(context, path, fileName(context.slug)) };
}

/** The file that the tools of this platform load directly from its URL. */
function createPlatformDownload(context: BrandPageContext): Download {
  const slug = getEncodedSlug(context);
  if (context.platform === "wordpress") {
    const path = `/systems/${slug}/theme.json`;
    return {
      title: "Block theme settings",
      use: "Place it in the root of a block theme.",
      path,
      command: formatDownloadCommand(context, path, "theme.json"),
    };
  }
  const path = `/r/${slug}.json`;
  return {
    title: "Registry item",
    use: "Installs the theme in a project that uses shadcn components.",
    path,
    command: `npx shadcn@latest add ${quoteShellArgument(context.baseUrl + path)}`,
  };
}

const isArchive = ({ mediaType }: OfferedFormat) => mediaType === "application/zip";

/** Every download: the bundle first, then each export. */
export function listDownloads(context: BrandPageContext): readonly DownloadGroup[] {
  const { formats, version, slug } = context;
  const path = getBundlePath(context);
  const bundle: Download = {
    title: "Bundle",
    use: "Every file of this version, with fonts, licences and a guide. The same version always produces the same archive.",
    path,
    command: formatDownloadCommand(context, path, `${slug}-${version}-bundle.zip`),
  };
  const texts = formats.filter((format) => !isArchive(format)).map((format) => toDownload(format, context));
  const archives = formats.filter(isArchive).map((format) => toDownload(format, context));
  return [
    { title: "Everything", downloads: [bundle] },
    { title: "Tokens and themes", downloads: [...texts, createPlatformDownload(context)] },
    { title: "Archives", downloads: archives },
  ];
}
