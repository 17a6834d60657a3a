import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { cleanTree, type Danger } from "#/html/clean-html";
import { parseHtml } from "#/html/parse-html";
import type { FileEntry } from "#/kernel/archive/zip";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { parseJson } from "#/kernel/parse-json";
import { designFilePath, getStoredFilePath } from "#/kits/design-file";
import { createSystemFiles } from "#/kits/system-files";
import type { DesignContent } from "#/model/design-content";
import type { MirroredVersion } from "#/lifecycle/mirror-version";
import { emptyParts } from "#/operations/designs/load-export-content";
import type { ReadBundle } from "#/operations/signing/read-bundle";

/** The most values in a design; large ones have a tenth of it. */
const maxDesignValues = 1_000_000;

/** Content that a design may refer to by its hash. */
const fileMediaTypes = ["image/png", "image/webp", "image/jpeg", "image/svg+xml", "font/woff2"] as const;

const ListedFile = Type.Object({
  hash: Type.String({ pattern: "^[0-9a-f]{64}$" }),
  mediaType: Type.Union(fileMediaTypes.map((mediaType) => Type.Literal(mediaType))),
});
type ListedFile = Static<typeof ListedFile>;

const slug = Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 100 });
const asset = Type.Object({ svg: Type.String() });
const markup = Type.Object({ slug, name: Type.String(), css: Type.String() });

/** What is stored of a design apart from its parts, and what is relied on of those. */
const designFile = Type.Object({
  schemaVersion: Type.Literal(1),
  seed: Type.Integer({ minimum: 0 }),
  showsBrief: Type.Boolean(),
  files: Type.Array(ListedFile, { maxItems: 2000 }),
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
 * schema, for one that cannot be shown, and for markup that could run code. A signature does not
 * replace these checks: the first key of a source is taken as it is.
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
  // The schema above names what is relied on. Whether the rest suffices shows when it is written.
  const parts = value.parts as unknown as Omit<DesignContent, "audit">;
  const version = {
    name,
    slug: systemSlug,
    number,
    seed: value.seed,
    showsBrief: value.showsBrief,
    namesParent: manifest.parent !== undefined,
    parts: { ...parts, audit: emptyParts.audit },
    files: value.files.map((file) => ({ mediaType: file.mediaType, bytes: getFile(files, file) })),
  };
  assertWritable(version);
  return version;
}

function getFile(files: ReadBundle["files"], { hash, mediaType }: ListedFile): Uint8Array<ArrayBuffer> {
  const bytes = files.get(getStoredFilePath(hash));
  if (!bytes || sha256Hex(bytes) !== hash)
    throw new Failure("invalid", `${getStoredFilePath(hash)} is missing or was changed. Get the bundle again.`);
  if (mediaType === "image/svg+xml") assertHarmless(new TextDecoder().decode(bytes), ["files", hash, "svg"]);
  return new Uint8Array(bytes);
}

/** The properties whose text is shown as markup. */
const markupNames: ReadonlySet<string> = new Set(["html", "body", "svg"]);

/**
 * Throws `invalid` for any text with markup that can run code or load a document, and for text that
 * is shown as markup and is not as Livery writes it.
 */
function assertHarmless(value: unknown, path: readonly string[] = ["parts"]): void {
  const refuse = (what: string) => {
    const place = path.join(".").slice(0, 160);
    throw new Failure("invalid", `The design contains ${what} (${place}). Nothing was changed. Ask its owner.`);
  };
  if (typeof value === "string") {
    const name = path.at(-1) ?? "";
    if (name === "hex" && path[1] === "tokens" && !/^#[0-9a-f]{6}$/.test(value)) refuse("a colour that is not #rrggbb");
    if (!value.includes("<")) return;
    if (name === "css" && value.includes("</")) refuse("markup in a style sheet");
    const isDocument = /^\s*<(?:!doctype|html)\b/i.test(value.slice(0, 200));
    const isMarkup = markupNames.has(name);
    const danger = listDangers(value, isDocument).find(({ isActive }) => isActive || isMarkup);
    if (danger) refuse(danger.message);
  } else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      if (name.includes("<")) refuse("markup in a name");
      assertHarmless(inner, [...path, name]);
    }
}

/** What is wrong with markup. What is too long to be read to its end may contain anything. */
function listDangers(text: string, isDocument: boolean): readonly Pick<Danger, "message" | "isActive">[] {
  const tree = parseHtml(text, { isDocument });
  return tree.isCut
    ? [{ message: "more markup than can be checked", isActive: true }]
    : cleanTree(tree, text, isDocument).dangers;
}

/**
 * Writes every file of the system, as serving it does. Throws `invalid` where the design does not
 * suffice for that, or where a file has markup that Livery does not write: values of the design
 * that are no markup themselves are written into attributes.
 */
function assertWritable({ slug, number, parts, files }: MirroredVersion): void {
  const stored = new Map(files.map(({ bytes }) => [sha256Hex(bytes), bytes]));
  const metadata = { slug, version: number, baseUrl: "https://livery.invalid" };
  let written: readonly FileEntry[];
  try {
    written = createSystemFiles(parts as DesignContent, metadata, (hash) => stored.get(hash));
  } catch (cause) {
    throw new Failure(
      "invalid",
      "The design is incomplete or damaged, and cannot be shown. Nothing was changed. Ask its owner.",
      {
        cause,
      },
    );
  }
  for (const { path, content } of written) {
    if (!/\.(?:html|svg)$/.test(path)) continue;
    const text = typeof content === "string" ? content : new TextDecoder().decode(content);
    const [danger] = listDangers(text, path.endsWith(".html"));
    if (danger)
      throw new Failure("invalid", `${path} of the system contains ${danger.message}. Nothing was changed. Ask its owner.`);
  }
}
