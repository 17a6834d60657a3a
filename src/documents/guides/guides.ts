import administration from "#data/guides/administration.md" with { type: "text" };
import airGap from "#data/guides/air-gap.md" with { type: "text" };
import api from "#data/guides/api.md" with { type: "text" };
import brandImport from "#data/guides/brand-import.md" with { type: "text" };
import concepts from "#data/guides/concepts.md" with { type: "text" };
import edits from "#data/guides/edits.md" with { type: "text" };
import exports from "#data/guides/exports.md" with { type: "text" };
import externalTools from "#data/guides/external-tools.md" with { type: "text" };
import remoteClients from "#data/guides/remote-clients.md" with { type: "text" };
import subBrands from "#data/guides/sub-brands.md" with { type: "text" };
import benchmarksFile from "#data/guides/benchmarks.md.br" with { type: "file" };
import type { DocsPath } from "#/documents/site-layout/docs-pages";
import { readPackedFile } from "#/kernel/files/packed-file";

/** A guide as Markdown in `data/guides`: a title, a first paragraph, sections. */
export type Guide = {
  readonly path: DocsPath;
  readonly title: string;
  /** The first paragraph: plain text. */
  readonly lead: string;
  /** The sections, Markdown. */
  readonly body: string;
};

const writtenGuides: readonly Guide[] = [
  parseGuide("/docs/concepts", concepts),
  parseGuide("/docs/brand-import", brandImport),
  parseGuide("/docs/edits", edits),
  parseGuide("/docs/sub-brands", subBrands),
  parseGuide("/docs/exports", exports),
  parseGuide("/docs/external-tools", externalTools),
  parseGuide("/docs/remote-clients", remoteClients),
  parseGuide("/docs/administration", administration),
  parseGuide("/docs/air-gap", airGap),
  parseGuide("/docs/api", api),
];

let guides: readonly Guide[] | undefined;
/** Every guide, in reading order. The first call unpacks the one that `bun run emit` writes. */
export function listGuides(): readonly Guide[] {
  guides ??= [...writtenGuides, parseGuide("/docs/benchmarks", readPackedFile(benchmarksFile).toString())];
  return guides;
}

function parseGuide(path: DocsPath, source: string): Guide {
  const [, title, lead, body] = /^# (.+)\n\n([\s\S]+?)\n\n(## [\s\S]+)$/.exec(source) ?? [];
  if (title === undefined || lead === undefined || body === undefined)
    throw new Error(`The guide ${path} does not have a title, a first paragraph and sections.`);
  return { path, title, lead: lead.replace(/\s+/g, " "), body };
}
