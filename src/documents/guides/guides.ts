import benchmarksFile from "#data/guides/benchmarks.md.br" with { type: "file" };
import { readGuideFile } from "#/documents/guides/guide-files";
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

/** The guides that people write, in reading order. */
const writtenGuides = [
  "concepts",
  "brand-import",
  "edits",
  "sub-brands",
  "exports",
  "external-tools",
  "remote-clients",
  "administration",
  "air-gap",
  "api",
] as const;

let guides: readonly Guide[] | undefined;
/** Every guide, in reading order, read at the first call. The last one is what `bun run emit` writes. */
export function listGuides(): readonly Guide[] {
  guides ??= [
    ...writtenGuides.map((name) => parseGuide(`/docs/${name}`, readGuideFile(name))),
    parseGuide("/docs/benchmarks", readPackedFile(benchmarksFile).toString()),
  ];
  return guides;
}

function parseGuide(path: DocsPath, source: string): Guide {
  const [, title, lead, body] = /^# (.+)\n\n([\s\S]+?)\n\n(## [\s\S]+)$/.exec(source) ?? [];
  if (title === undefined || lead === undefined || body === undefined)
    throw new Error(`The guide ${path} does not have a title, a first paragraph and sections.`);
  return { path, title, lead: lead.replace(/\s+/g, " "), body };
}
