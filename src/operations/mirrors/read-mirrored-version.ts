import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { cleanHtml } from "#/html/clean-html";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { parseJson } from "#/kernel/parse-json";
import { designFilePath, getStoredFilePath } from "#/kits/design-file";
import type { DesignContent } from "#/model/design-content";
import type { MirroredVersion } from "#/lifecycle/mirror-version";
import { emptyParts } from "#/operations/designs/load-export-content";
import type { ReadBundle } from "#/operations/signing/read-bundle";

/** The most values in a design; large ones have a tenth of it. */
const maxDesignValues = 1_000_000;

/** Content that a design may refer to by its hash. */
const fileMediaTypes = ["image/png", "image/webp", "image/jpeg", "image/svg+xml", "font/woff2"] as const;

const slug = Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 100 });
const asset = Type.Object({ svg: Type.String() });
const markup = Type.Object({ slug, name: Type.String(), css: Type.String() });

/** What is relied on of a design; the rest is as its signer made it. */
const designFile = Type.Object({
  schemaVersion: Type.Literal(1),
  seed: Type.Integer({ minimum: 0 }),
  showsBrief: Type.Boolean(),
  files: Type.Array(
    Type.Object({
      hash: Type.String({ pattern: "^[0-9a-f]{64}$" }),
      mediaType: Type.Union(fileMediaTypes.map((mediaType) => Type.Literal(mediaType))),
    }),
    { maxItems: 2000 },
  ),
  parts: Type.Object(
    {
      brief: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
      given: Type.Object({}),
      adjustments: Type.Array(Type.Object({ kind: Type.String() })),
      parent: Type.Optional(Type.Union([Type.Null(), Type.Object({ name: Type.String(), slug, parts: Type.Object({}) })])),
      direction: Type.Object({ id: Type.String(), name: Type.String(), summary: Type.String() }),
      mark: Type.Object({ assets: Type.Array(asset) }),
      imagery: Type.Object({ assets: Type.Array(asset) }),
      icons: Type.Object({}),
      tokens: Type.Object({ brand: Type.Object({ color: Type.Object({ hex: Type.String({ pattern: "^#[0-9a-f]{6}$" }) }) }) }),
      components: Type.Array(
        Type.Composite([
          markup,
          Type.Object({ variants: Type.Array(Type.Object({ name: Type.String(), html: Type.String() }), { minItems: 1 }) }),
        ]),
      ),
      pages: Type.Array(Type.Composite([markup, Type.Object({ title: Type.String(), body: Type.String() })])),
    },
    { additionalProperties: false },
  ),
});

/**
 * Reads the design in a bundle. Throws `invalid` for a bundle without one, for one of another
 * schema, and for markup that could run code.
 */
export function readMirroredVersion({ manifest, files }: ReadBundle): MirroredVersion {
  const { name, slug: systemSlug, version: number } = manifest.system;
  const json = files.get(designFilePath);
  if (!json)
    throw new Failure("invalid", "The bundle has no design in it: an older Livery made it. Create it again with a newer one.");
  const value = parseJson(json, designFilePath, maxDesignValues);
  if (!Value.Check(designFile, value)) {
    const path = Value.Errors(designFile, value).First()?.path ?? "";
    throw new Failure(
      "invalid",
      `${designFilePath} is not a design that this Livery reads (${path.slice(0, 80)}). ` +
        "Use the version of Livery that made it, or a newer one.",
    );
  }
  assertHarmless(value.parts);
  // The schema above names what is relied on; Livery wrote the rest, and its signature was checked.
  const parts = value.parts as unknown as Omit<DesignContent, "audit">;
  return {
    name,
    slug: systemSlug,
    number,
    seed: value.seed,
    showsBrief: value.showsBrief,
    namesParent: manifest.parent !== undefined,
    parts: { ...parts, audit: emptyParts.audit },
    files: value.files.map(({ hash, mediaType }) => ({ mediaType, bytes: getFile(files, hash) })),
  };
}

function getFile(files: ReadBundle["files"], hash: string): Uint8Array<ArrayBuffer> {
  const bytes = files.get(getStoredFilePath(hash));
  if (!bytes || sha256Hex(bytes) !== hash)
    throw new Failure("invalid", `${getStoredFilePath(hash)} is missing or was changed. Get the bundle again.`);
  return new Uint8Array(bytes);
}

/** Throws `invalid` for any text with markup that can run code or load a document. */
function assertHarmless(value: unknown, path = "parts"): void {
  if (typeof value === "string") {
    if (!value.includes("<")) return;
    const isDocument = /^\s*<(?:!doctype|html)\b/i.test(value.slice(0, 200));
    const danger = cleanHtml(value, { isDocument }).dangers.find(({ isActive }) => isActive);
    if (danger)
      throw new Failure("invalid", `The design contains ${danger.message} (${path}). Nothing was changed. Ask its owner.`);
  } else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value)) assertHarmless(inner, `${path}.${name}`);
}
