import { renderApiReferencePage } from "#/documents/api-reference/api-reference-page";
import { renderDocsIndexMarkdown } from "#/documents/guides/guide-index";
import { renderGuideMarkdown, renderGuidePage } from "#/documents/guides/guide-document";
import { listGuides } from "#/documents/guides/guides";
import type { FileEntry } from "#/kernel/archive/zip";
import { readFontFile } from "#/kits/font-files";
import { operations } from "#/operations/index";
import { renderAgentsGuide } from "#/operations/agents/view-agents-guide";
import { listReferenceEntries } from "#/operations/files/view-api-reference";
import { renderWebhooksGuide } from "#/operations/files/view-webhooks-guide";

const descriptionFile = "openapi.json";

/**
 * The documentation as files that a browser opens from a folder: every guide as a page and as
 * Markdown, the API reference, its OpenAPI document and the fonts. Links to anything else lead to
 * the server at `baseUrl`.
 */
export async function createDocsSet({
  baseUrl,
  openApi,
  now,
}: {
  readonly baseUrl: string;
  /** The OpenAPI document as JSON text. */
  readonly openApi: string;
  readonly now: Date;
}): Promise<readonly FileEntry[]> {
  const webhooks = await renderWebhooksGuide(baseUrl);
  const agents = await renderAgentsGuide(baseUrl, now);
  const reference = renderApiReferencePage({
    descriptionHref: descriptionFile,
    entries: listReferenceEntries(operations, baseUrl),
  });
  const texts: readonly (readonly [name: string, text: string])[] = [
    ["index.html", reference],
    ["index.md", renderDocsIndexMarkdown(baseUrl)],
    ["webhooks.html", webhooks.page],
    ["webhooks.md", webhooks.markdown],
    ["agents.html", agents.page],
    ["agents.md", agents.markdown],
    ...listGuides().flatMap((guide) => {
      const name = guide.path.slice("/docs/".length);
      return [
        [`${name}.html`, renderGuidePage(guide, baseUrl)],
        [`${name}.md`, renderGuideMarkdown(guide, baseUrl)],
      ] as const;
    }),
  ];
  const names = new Set(texts.map(([name]) => name));
  const pages = texts.map(([path, text]) => ({
    path,
    content: path.endsWith(".html") ? toLocalLinks(text, names, baseUrl) : text,
  }));
  const fontFiles = new Set(pages.flatMap(({ content }) => content.match(/\bfonts\/[a-z0-9-]+\.woff2/g) ?? []));
  const fonts = [...fontFiles].sort().flatMap((path) => {
    const content = readFontFile(path.slice("fonts/".length));
    return content ? [{ path, content }] : [];
  });
  return [...pages, { path: descriptionFile, content: openApi }, ...fonts];
}

/** Makes the addresses of a page those of the folder, or of the server for what is not in it. */
const toLocalLinks = (page: string, names: ReadonlySet<string>, baseUrl: string) =>
  page
    .replace(/<link rel="preload"[^<>]*>/g, "")
    .replace(
      /(\b(?:href|src)="|\burl\(")(\/[^"]*)/g,
      (_, start: string, path: string) => start + (toLocalAddress(path, names) ?? baseUrl + path),
    );

/** The address in the folder of a path of the server; undefined for one that is not in it. */
function toLocalAddress(path: string, names: ReadonlySet<string>): string | undefined {
  if (path.startsWith("/fonts/")) return path.slice(1);
  const [, name = "index", fragment = ""] = /^\/docs(?:\/([a-z.-]+))?(#.*)?$/.exec(path) ?? [];
  if (!/^\/docs(?:[/#]|$)/.test(path)) return undefined;
  const file = name.includes(".") ? name : `${name}.html`;
  return names.has(file) ? file + fragment : undefined;
}
