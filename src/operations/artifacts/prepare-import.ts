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
 * One import ready to be kept. A picture's files stand beside its content, which names them by
 * their hashes.
 */
export type PreparedImport = {
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
type PackedFile = { readonly mediaType: string; readonly packed: PackedContent };

/**
 * One import whose content is serialised, hashed and compressed already: nothing of that is left to
 * the thread that serves.
 */
export type PackedImport = Pick<PreparedImport, "name" | "slug" | "bytes" | "fingerprint" | "checks"> & {
  readonly kind: ArtifactKind;
  readonly content: PackedContent;
  readonly files: readonly PackedFile[];
};

/** Serialises, hashes and compresses what is kept of an import. */
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

/** What markup is held against, and what the design has already. */
export type ImportBaseline = { readonly tokens: TokenSet; readonly mark: Mark; readonly existing: ExistingItems };

/** How many items a component's checks may list: agents read few, and the gravest stand first. */
const maxChecks = 40;

/**
 * Judges everything of a request; `picture` is what its asset's address led to. One bad item
 * refuses it all: throws `invalid` naming the item and what is wrong with it. This is work for a
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
  if (prepared.length === 0) throw new Failure("invalid", "There is nothing to import. Send components and pages, or one asset.");
  const seen = new Set<string>();
  for (const { content, slug, name } of prepared) {
    const key = `${content.kind} ${slug}`;
    if (seen.has(key)) throw new Failure("invalid", `Two ${content.kind}s of this request are called "${name}". Rename one.`);
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
  if (new Set(names).size < names.length) throw new Failure("invalid", `${fieldPath} has two variants of one name. Rename one.`);
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

/** The bytes of base64 (RFC 4648, 4; line breaks are let through). Throws `invalid`. */
function decodeBase64(data: string): Uint8Array {
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
function toCleanName(name: string, fieldPath: string): string {
  const text = cleanText(name).text.replace(/\s+/g, " ").trim();
  if (text === "") throw new Failure("invalid", `${fieldPath}.name must not be empty.`);
  return text;
}

/** Names that some systems keep for themselves: a slug is a file name too. */
const reservedFileNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The slug of a name: that of the piece of this name which the design has already, so that the
 * import takes its place. What cannot be transliterated gets one of its own, so that two such names
 * stay apart.
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

/** Refuses text that is none: half characters and NUL would not come back as they were sent. */
function assertValidText(text: string, fieldPath: string): void {
  if (!text.isWellFormed() || text.includes("\u0000"))
    throw new Failure("invalid", `${fieldPath}.html contains characters that are none (NUL or half of a pair).`);
  if (text.trim() === "") throw new Failure("invalid", `${fieldPath}.html must not be empty.`);
}

/** Errors of safety first, then as they stand. */
const sortBySafety = (checks: readonly Finding[]): readonly Finding[] => {
  const isSafetyError = ({ safety, severity }: Finding) => safety && severity === "error";
  return [...checks.filter(isSafetyError), ...checks.filter((finding) => !isSafetyError(finding))].slice(0, maxChecks);
};
