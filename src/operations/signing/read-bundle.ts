import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { unpack } from "#/kernel/archive/unpack";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { parseJson } from "#/kernel/parse-json";
import { ExportParentSchema } from "#/formats/export-metadata";
import { maxArchiveBytes, maxArchiveFiles, maxArchiveReadBytes, maxUnpackedArchiveBytes } from "#/model/limits";

/** Text that is printed on terminals: without control characters, which could change what they show. */
const printable = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$";

/** What is read of `manifest.json`. A newer Livery may have written more. */
const ReadManifest = Type.Object({
  schemaVersion: Type.Literal("1"),
  system: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 200, pattern: printable }),
    slug: Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 60 }),
    version: Type.String({ pattern: "^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}(-rc\\.\\d{1,6})?$" }),
  }),
  parent: Type.Optional(ExportParentSchema),
  files: Type.Array(Type.Object({ path: Type.String({ pattern: printable }), bytes: Type.Integer(), sha256: Type.String() }), {
    maxItems: maxArchiveFiles,
  }),
});
type ReadManifest = Static<typeof ReadManifest>;

/** A bundle whose files are those of its manifest. */
export type ReadBundle = {
  readonly manifest: ReadManifest;
  /** The files by path, without the manifest. */
  readonly files: ReadonlyMap<string, Uint8Array>;
};

const limits = { maxBytes: maxUnpackedArchiveBytes, maxFiles: maxArchiveFiles, maxExtractedBytes: maxArchiveReadBytes };
/** How many wrong files a message names. */
const maxListedFiles = 5;

/**
 * Unpacks a bundle in memory and compares every file with the manifest. Throws `invalid`, naming
 * what is wrong, and `too_large`.
 */
export async function readBundle(bytes: Uint8Array): Promise<ReadBundle> {
  if (bytes.length > maxArchiveBytes)
    throw new Failure("too_large", `The bundle is larger than ${maxArchiveBytes / 1_000_000} MB. Check that it is a bundle.`);
  const { files, left } = await unpack(bytes, limits, () => ({ maxBytes: maxArchiveReadBytes }));
  const byPath = new Map(files.map((file) => [file.path, file.bytes]));
  const manifest = parseManifest(byPath.get("manifest.json"));
  byPath.delete("manifest.json");
  const listed = new Map(manifest.files.map((file) => [file.path, file]));
  const problems = [
    ...left.map(({ path, why }) => `${path}: ${why}`),
    ...manifest.files.flatMap(({ path, bytes: size, sha256 }) => {
      const content = byPath.get(path);
      if (!content) return [`${path} is missing.`];
      return content.length === size && sha256Hex(content) === sha256 ? [] : [`${path} was changed.`];
    }),
    ...[...byPath.keys()].filter((path) => !listed.has(path)).map((path) => `${path} is not in the manifest.`),
  ];
  if (problems.length > 0) {
    const rest = problems.length - maxListedFiles;
    const shown = problems.slice(0, maxListedFiles).join(" ");
    throw new Failure("invalid", `The bundle is damaged. ${shown}${rest > 0 ? ` And ${rest} more.` : ""} Get it again.`);
  }
  return { manifest, files: byPath };
}

function parseManifest(bytes: Uint8Array | undefined): ReadManifest {
  if (!bytes) throw new Failure("invalid", "The archive has no manifest.json, so it is not a bundle of Livery.");
  const value = parseJson(bytes, "manifest.json");
  if (!Value.Check(ReadManifest, value))
    throw new Failure("invalid", "manifest.json is not the manifest of a bundle, or one of a newer Livery.");
  return value;
}
