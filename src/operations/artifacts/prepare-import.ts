import { auditAndCleanMarkup } from "#/audit/audit-and-clean-markup";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { cleanText, toSlug } from "#/kernel/text";
import type { Finding } from "#/model/audit-report";
import { type ArtifactContent, type ArtifactKind, isUnsafe } from "#/model/external-artifact";
import type { ImportBody } from "#/model/import-contract";
import { maxAssetDataBytes, maxSlugLength } from "#/model/limits";
import type { Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import type { KnownPieces } from "#/operations/artifacts/known-pieces";
import { type PackedContent, packContent } from "#/store/packed-content";
import { type Picture, readPicture, readPng } from "#/operations/artifacts/read-picture";

/** One import ready to be kept. A picture's files stand beside its content, which names them by their hashes. */
export type Prepared = {
  readonly name: string;
  readonly slug: string;
  readonly bytes: number;
  /** What is kept: canonical markup, or the markup as it was sent where the checks refuse it. */
  readonly content: ArtifactContent;
  /** SHA-256 of name and content as they were sent, by which the same import is known again. */
  readonly fingerprint: string;
  readonly checks: readonly Finding[];
  readonly picture?: Picture;
};

/** A file of an import as it is stored. */
type FileToKeep = { readonly mediaType: string; readonly packed: PackedContent };

/** One import whose content is serialised, hashed and compressed already: nothing of that is left to the thread that serves. */
export type ImportToKeep = Pick<Prepared, "name" | "slug" | "bytes" | "fingerprint" | "checks"> & {
  readonly kind: ArtifactKind;
  readonly content: PackedContent;
  readonly files: readonly FileToKeep[];
};

/** Serialises, hashes and compresses what is kept of an import. */
export function toKeep({ name, slug, bytes, fingerprint, checks, content, picture }: Prepared): ImportToKeep {
  const fileOf = (file: Uint8Array<ArrayBuffer>, mediaType: string) => ({ mediaType, packed: packContent(file, mediaType) });
  return {
    name,
    slug,
    bytes,
    fingerprint,
    checks,
    kind: content.kind,
    content: packContent(JSON.stringify(content), "application/json"),
    files: picture
      ? [fileOf(picture.png, "image/png"), fileOf(picture.webp, "image/webp"), fileOf(picture.thumbnail, "image/webp")]
      : [],
  };
}

/** What markup is held against, and what the design has already. */
export type Measures = { readonly tokens: TokenSet; readonly mark: Mark; readonly known: KnownPieces };

/** How many items a component's checks may list: agents read few, and the gravest stand first. */
const checksMax = 40;

/**
 * Judges everything of a request; `picture` is what its asset's address led to. One bad item refuses it all: throws `invalid` naming the item and what is wrong with it. This
 * is work for a job process: see `import-jobs.ts`.
 */
export async function prepareImport(
  { components, pages, asset }: ImportBody,
  measures: Measures,
  picture?: Uint8Array,
): Promise<readonly Prepared[]> {
  if (asset) return [await preparedAsset(asset, picture)];
  const prepared = [
    ...(components ?? []).map((item, index) => preparedComponent(item, `components[${index}]`, measures)),
    ...(pages ?? []).map((item, index) => preparedPage(item, `pages[${index}]`, measures)),
  ];
  if (prepared.length === 0) throw new Failure("invalid", "There is nothing to import. Send components and pages, or one asset.");
  const seen = new Set<string>();
  for (const { content, slug, name } of prepared) {
    const key = `${content.kind} ${slug}`;
    if (seen.has(key)) throw new Failure("invalid", `Two ${content.kind}s of this request are called "${name}". Rename one.`);
    seen.add(key);
  }
  return prepared;
}

function preparedComponent(
  { name, html, category = "display", variants = [], notes }: NonNullable<ImportBody["components"]>[number],
  place: string,
  measures: Measures,
): Prepared {
  const texts = [html, ...variants.map((variant) => variant.html)];
  for (const text of texts) refuseBroken(text, place);
  const names = variants.map((variant) => named(variant.name, `${place}.variants`));
  if (new Set(names).size < names.length) throw new Failure("invalid", `${place} has two variants of one name. Rename one.`);
  const clean = named(name, place);
  const checks: Finding[] = [];
  const canonical: string[] = [];
  for (const [index, text] of texts.entries()) {
    const variant = names[index - 1];
    const name = variant === undefined ? clean : `${clean}, ${variant}`;
    const judged = auditAndCleanMarkup(text, { kind: "component", name, ...measures });
    checks.push(...judged.findings);
    canonical.push(judged.html);
  }
  const contentOf = ([first = "", ...others]: readonly string[]): ArtifactContent => ({
    kind: "component",
    html: first,
    category,
    variants: others.map((text, index) => ({ name: names[index] ?? "", html: text })),
    notes: notes ?? null,
  });
  const sent = contentOf(texts);
  return {
    ...nameAndSlug(clean, "component", measures.known.components),
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    content: isUnsafe({ checks }) ? sent : contentOf(canonical),
    fingerprint: fingerprintOf(clean, sent),
    checks: gravest(checks),
  };
}

function preparedPage(
  { name, html, path, notes }: NonNullable<ImportBody["pages"]>[number],
  place: string,
  measures: Measures,
): Prepared {
  refuseBroken(html, place);
  const clean = named(name, place);
  const { findings: checks, html: canonical } = auditAndCleanMarkup(html, { kind: "page", name: clean, ...measures });
  const contentOf = (text: string): ArtifactContent => ({ kind: "page", html: text, path: path ?? null, notes: notes ?? null });
  const sent = contentOf(html);
  return {
    ...nameAndSlug(clean, "page", measures.known.pages),
    bytes: Buffer.byteLength(html),
    content: isUnsafe({ checks }) ? sent : contentOf(canonical),
    fingerprint: fingerprintOf(clean, sent),
    checks: gravest(checks),
  };
}

async function preparedAsset(
  { name, kind = "other", data = "", sourceCode, alt }: NonNullable<ImportBody["asset"]>,
  fetched: Uint8Array | undefined,
): Promise<Prepared> {
  const clean = named(name, "asset");
  const picture = fetched ? await readPicture(fetched) : await readPng(decoded(data));
  const { width, height, png, webp, thumbnail } = picture;
  const content: ArtifactContent = {
    kind: "asset",
    assetKind: kind,
    hash: sha256Hex(png),
    webpHash: sha256Hex(webp),
    thumbnailHash: sha256Hex(thumbnail),
    width,
    height,
    sourceCode: sourceCode ?? null,
    alt: cleanText(alt ?? clean).text,
  };
  return {
    ...nameAndSlug(clean, "asset"),
    bytes: png.length,
    content,
    fingerprint: fingerprintOf(clean, content),
    checks: [],
    picture,
  };
}

const fingerprintOf = (name: string, sent: ArtifactContent) => sha256Hex(JSON.stringify([name, JSON.stringify(sent)]));

/** The bytes of base64 (RFC 4648, 4; line breaks are let through). Throws `invalid`. */
function decoded(data: string): Uint8Array {
  const text = data.replace(/[\r\n]/g, "");
  if (text.startsWith("data:"))
    throw new Failure("invalid", "asset.data is a data: address. Send only what stands behind its comma.");
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text))
    throw new Failure("invalid", "asset.data is not base64 with its padding.");
  const bytes = Buffer.from(text, "base64");
  if (bytes.length > maxAssetDataBytes)
    throw new Failure(
      "invalid",
      `asset.data is ${bytes.length} bytes and may be ${maxAssetDataBytes} at most. Send a url instead.`,
    );
  return bytes;
}

/** A name as people may read it. */
function named(name: string, place: string): string {
  const text = cleanText(name).text.replace(/\s+/g, " ").trim();
  if (text === "") throw new Failure("invalid", `${place}.name must not be empty.`);
  return text;
}

/** Names that some systems keep for themselves: a slug is a file name too. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The slug of a name: that of the piece of this name which the design has already, so that the import takes its place. What cannot be transliterated gets one of its own, so that
 * two such names stay apart.
 */
function nameAndSlug(
  name: string,
  kind: ArtifactKind,
  known: readonly { readonly slug: string; readonly name: string }[] = [],
): { readonly name: string; readonly slug: string } {
  const slug = toSlug(name, `${kind}-${sha256Hex(name).slice(0, 8)}`, maxSlugLength);
  const named = known.some((piece) => piece.slug === slug)
    ? undefined
    : known.find((piece) => toSlug(piece.name, "", maxSlugLength) === slug);
  if (named) return { name, slug: named.slug };
  return { name, slug: reserved.test(slug) ? `${slug}-${kind}` : slug };
}

/** Refuses text that is none: half characters and NUL would not come back as they were sent. */
function refuseBroken(text: string, place: string): void {
  if (!text.isWellFormed() || text.includes("\u0000"))
    throw new Failure("invalid", `${place}.html contains characters that are none (NUL or half of a pair).`);
  if (text.trim() === "") throw new Failure("invalid", `${place}.html must not be empty.`);
}

/** Errors of safety first, then as they stand. */
const gravest = (checks: readonly Finding[]): readonly Finding[] => {
  const isGrave = ({ safety, severity }: Finding) => safety && severity === "error";
  return [...checks.filter(isGrave), ...checks.filter((finding) => !isGrave(finding))].slice(0, checksMax);
};
