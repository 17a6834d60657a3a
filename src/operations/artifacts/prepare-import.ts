import { auditAndCleanMarkup } from "#/audit/audit-markup";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { cleanText } from "#/kernel/text/clean-text";
import { toSlug } from "#/kernel/text/slug";
import type { Finding } from "#/model/audit-report";
import { type ArtifactContent, type ArtifactKind, isUnsafe } from "#/model/external-artifact";
import type { ImportBody } from "#/model/import-contract";
import { maxAssetDataBytes, maxSlugLength } from "#/model/limits";
import type { Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import type { ExistingItems } from "#/operations/artifacts/existing-items";
import { type PackedContent, packContent } from "#/store/packed-content";
import { type Picture, readPicture, readPng } from "#/operations/artifacts/read-picture";

/**
 * One validated import. An image's files are separate from its content, which refers to them by
 * hash.
 */
export type PreparedImport = {
  readonly name: string;
  readonly slug: string;
  readonly bytes: number;
  /** Canonical markup, or the submitted markup if the checks reject it. */
  readonly content: ArtifactContent;
  /** SHA-256 of the submitted name and content; identifies a repeated import. */
  readonly fingerprint: string;
  readonly checks: readonly Finding[];
  readonly picture?: Picture;
};

/** A file of an import, ready to be stored. */
type PackedFile = { readonly mediaType: string; readonly packed: PackedContent };

/**
 * One import, already serialised, hashed and compressed, which keeps that work off the server's
 * thread.
 */
export type PackedImport = Pick<PreparedImport, "name" | "slug" | "bytes" | "fingerprint" | "checks"> & {
  readonly kind: ArtifactKind;
  readonly content: PackedContent;
  readonly files: readonly PackedFile[];
};

/** Serialises, hashes and compresses an import. */
export function packImport({ name, slug, bytes, fingerprint, checks, content, picture }: PreparedImport): PackedImport {
  const packFile = (file: Uint8Array<ArrayBuffer>, mediaType: string) => ({ mediaType, packed: packContent(file, mediaType) });
  return {
    name,
    slug,
    bytes,
    fingerprint,
    checks,
    kind: content.kind,
    content: packContent(JSON.stringify(content), "application/json"),
    files: picture
      ? [packFile(picture.png, "image/png"), packFile(picture.webp, "image/webp"), packFile(picture.thumbnail, "image/webp")]
      : [],
  };
}

/** What imports are checked against: the design's tokens and mark, and the items it already has. */
export type ImportBaseline = { readonly tokens: TokenSet; readonly mark: Mark; readonly existing: ExistingItems };

/** Maximum number of checks of an item; safety errors come first. */
const maxChecks = 40;

/**
 * Validates, cleans and audits the items of a request; `picture` is the image fetched from its
 * asset's URL. Throws `invalid` for the first invalid item, naming it and its problem. Runs in the
 * job process: see `import-jobs.ts`.
 */
export async function prepareImport(
  { components, pages, asset }: ImportBody,
  baseline: ImportBaseline,
  picture?: Uint8Array,
): Promise<readonly PreparedImport[]> {
  if (asset) return [await prepareAsset(asset, picture)];
  const prepared = [
    ...(components ?? []).map((item, index) => prepareComponent(item, `components[${index}]`, baseline)),
    ...(pages ?? []).map((item, index) => preparePage(item, `pages[${index}]`, baseline)),
  ];
  if (prepared.length === 0) throw new Failure("invalid", "Nothing to import. Send components, pages or one asset.");
  const seen = new Set<string>();
  for (const { content, slug, name } of prepared) {
    const key = `${content.kind} ${slug}`;
    if (seen.has(key)) throw new Failure("invalid", `Two ${content.kind}s in this request are named "${name}". Rename one.`);
    seen.add(key);
  }
  return prepared;
}

function prepareComponent(
  { name, html, category = "display", variants = [], notes }: NonNullable<ImportBody["components"]>[number],
  fieldPath: string,
  baseline: ImportBaseline,
): PreparedImport {
  const texts = [html, ...variants.map((variant) => variant.html)];
  for (const text of texts) assertValidText(text, fieldPath);
  const names = variants.map((variant) => toCleanName(variant.name, `${fieldPath}.variants`));
  if (new Set(names).size < names.length)
    throw new Failure("invalid", `${fieldPath} has two variants with the same name. Rename one.`);
  const cleanedName = toCleanName(name, fieldPath);
  const checks: Finding[] = [];
  const canonical: string[] = [];
  for (const [index, text] of texts.entries()) {
    const variant = names[index - 1];
    const name = variant === undefined ? cleanedName : `${cleanedName}, ${variant}`;
    const audited = auditAndCleanMarkup(text, { kind: "component", name, ...baseline });
    checks.push(...audited.findings);
    canonical.push(audited.html);
  }
  const toContent = ([first = "", ...others]: readonly string[]): ArtifactContent => ({
    kind: "component",
    html: first,
    category,
    variants: others.map((text, index) => ({ name: names[index] ?? "", html: text })),
    notes: notes ?? null,
  });
  const original = toContent(texts);
  return {
    ...resolveNameAndSlug(cleanedName, "component", baseline.existing.components),
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    content: isUnsafe({ checks }) ? original : toContent(canonical),
    fingerprint: getFingerprint(cleanedName, original),
    checks: sortBySafety(checks),
  };
}

function preparePage(
  { name, html, path, notes }: NonNullable<ImportBody["pages"]>[number],
  fieldPath: string,
  baseline: ImportBaseline,
): PreparedImport {
  assertValidText(html, fieldPath);
  const cleanedName = toCleanName(name, fieldPath);
  const { findings: checks, html: canonical } = auditAndCleanMarkup(html, { kind: "page", name: cleanedName, ...baseline });
  const toContent = (text: string): ArtifactContent => ({ kind: "page", html: text, path: path ?? null, notes: notes ?? null });
  const original = toContent(html);
  return {
    ...resolveNameAndSlug(cleanedName, "page", baseline.existing.pages),
    bytes: Buffer.byteLength(html),
    content: isUnsafe({ checks }) ? original : toContent(canonical),
    fingerprint: getFingerprint(cleanedName, original),
    checks: sortBySafety(checks),
  };
}

async function prepareAsset(
  { name, kind = "other", data = "", sourceCode, alt }: NonNullable<ImportBody["asset"]>,
  fetched: Uint8Array | undefined,
): Promise<PreparedImport> {
  const cleanedName = toCleanName(name, "asset");
  const picture = fetched ? await readPicture(fetched) : await readPng(decodeBase64(data));
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
    alt: cleanText(alt ?? cleanedName).text,
  };
  return {
    ...resolveNameAndSlug(cleanedName, "asset"),
    bytes: png.length,
    content,
    fingerprint: getFingerprint(cleanedName, content),
    checks: [],
    picture,
  };
}

const getFingerprint = (name: string, original: ArtifactContent) => sha256Hex(JSON.stringify([name, JSON.stringify(original)]));

/** Decodes base64 (RFC 4648, section 4); line breaks are allowed. Throws `invalid`. */
function decodeBase64(data: string): Uint8Array {
  const text = data.replace(/[\r\n]/g, "");
  if (text.startsWith("data:")) throw new Failure("invalid", "asset.data is a data: URL. Send only the base64 after the comma.");
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text))
    throw new Failure("invalid", "asset.data is not valid base64. Encode the file as padded base64.");
  const bytes = Buffer.from(text, "base64");
  if (bytes.length > maxAssetDataBytes)
    throw new Failure("invalid", `asset.data is ${bytes.length} bytes; the maximum is ${maxAssetDataBytes}. Send a url instead.`);
  return bytes;
}

/** Removes control characters and extra spaces from a name. Throws `invalid` if nothing is left. */
function toCleanName(name: string, fieldPath: string): string {
  const text = cleanText(name).text.replace(/\s+/g, " ").trim();
  if (text === "") throw new Failure("invalid", `${fieldPath}.name must not be empty.`);
  return text;
}

/** File names that Windows reserves: a slug is also a file name. */
const reservedFileNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Resolves an item's slug: that of the design's existing item of the same name, so that the import
 * replaces it. A name that cannot be transliterated gets a slug from its hash, so that two such
 * names stay distinct.
 */
function resolveNameAndSlug(
  name: string,
  kind: ArtifactKind,
  existing: readonly { readonly slug: string; readonly name: string }[] = [],
): { readonly name: string; readonly slug: string } {
  const slug = toSlug(name, `${kind}-${sha256Hex(name).slice(0, 8)}`, maxSlugLength);
  const named = existing.some((knownItem) => knownItem.slug === slug)
    ? undefined
    : existing.find((knownItem) => toSlug(knownItem.name, "", maxSlugLength) === slug);
  if (named) return { name, slug: named.slug };
  return { name, slug: reservedFileNames.test(slug) ? `${slug}-${kind}` : slug };
}

/**
 * Throws `invalid` for unpaired surrogates and NUL, which cannot be stored unchanged, and for blank
 * text.
 */
function assertValidText(text: string, fieldPath: string): void {
  if (!text.isWellFormed() || text.includes("\u0000"))
    throw new Failure("invalid", `${fieldPath}.html contains invalid characters (NUL or an unpaired surrogate). Remove them.`);
  if (text.trim() === "") throw new Failure("invalid", `${fieldPath}.html must not be empty.`);
}

/** Puts safety errors first and keeps the order otherwise. */
const sortBySafety = (checks: readonly Finding[]): readonly Finding[] => {
  const isSafetyError = ({ safety, severity }: Finding) => safety && severity === "error";
  return [...checks.filter(isSafetyError), ...checks.filter((finding) => !isSafetyError(finding))].slice(0, maxChecks);
};
