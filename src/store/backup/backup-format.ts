import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { sha256Hex } from "#/kernel/hash";

/**
 * A backup is a tar file, so that its parts can be taken out without Livery, in this order: the
 * checksums, the manifest, the database and, if it was asked for, the encrypted secret key.
 */
export const checksumsName = "SHA256SUMS";
export const manifestName = "manifest.json";
export const databaseName = "livery.sqlite";
export const sealedKeyName = "secret.key.sealed";

export const blockBytes = 512;
/** Limits of the parts that are read into memory, bytes. */
export const maxChecksumsBytes = 4096;
export const maxManifestBytes = 1024 * 1024;
export const maxSealedKeyBytes = 4096;

const hash = Type.String({ pattern: "^[0-9a-f]{64}$" });
const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const manifestSchema = Type.Object({
  format: Type.Literal("livery-backup"),
  /** Grows with each change that earlier versions of Livery cannot read. */
  formatVersion: Type.Literal(1),
  /** The version of Livery that made the backup. */
  livery: Type.String({ maxLength: 100 }),
  /** When the database was copied, ISO 8601. */
  createdAt: Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$` }),
  /** The migrations that the database has, in order. */
  migrations: Type.Array(Type.Object({ name: Type.String({ maxLength: 200 }), sha256: hash }), { maxItems: 5000 }),
  /** The number of rows of each table. */
  tables: Type.Record(Type.String({ maxLength: 200 }), count),
  parts: Type.Array(
    Type.Object({
      name: Type.Union([Type.Literal(databaseName), Type.Literal(sealedKeyName)]),
      /** Bytes. */
      size: count,
      sha256: hash,
    }),
    { minItems: 1, maxItems: 2 },
  ),
});

/** What a backup contains and how to check it. */
export type BackupManifest = Static<typeof manifestSchema>;
export type BackupPart = BackupManifest["parts"][number];

/** Parses a manifest; a text says what is wrong with it. */
export function parseManifest(text: string): BackupManifest | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "its manifest is not JSON";
  }
  if (typeof value === "object" && value !== null && "formatVersion" in value && Number(value.formatVersion) > 1)
    return "it was made by a newer version of Livery, whose backups this version cannot read";
  if (!Value.Check(manifestSchema, value)) return "its manifest is invalid";
  const [database, key] = value.parts;
  if (database?.name !== databaseName || (key && (key.name !== sealedKeyName || key.size > maxSealedKeyBytes)))
    return "its manifest lists other parts than a backup has";
  return value;
}

export const formatManifest = (manifest: BackupManifest) => `${JSON.stringify(manifest, null, 2)}\n`;

/** The checksums as `sha256sum --check` reads them. */
export const formatChecksums = (manifestText: string, { parts }: BackupManifest) =>
  [{ name: manifestName, sha256: sha256Hex(manifestText) }, ...parts].map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");

/** The largest size that a tar header can hold as octal digits; larger ones are binary. */
const maxOctalSize = 8 ** 11 - 1;

/** The tar header (POSIX ustar) of a file with mode 600. The time is in ISO 8601. */
export function createTarHeader(name: string, size: number, time: string): Uint8Array {
  const header = Buffer.alloc(blockBytes);
  const writeOctal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, "0")}\0`, at, "latin1");
  header.write(name, 0, "latin1");
  writeOctal(0o600, 100, 8);
  writeOctal(0, 108, 8);
  writeOctal(0, 116, 8);
  if (size <= maxOctalSize) writeOctal(size, 124, 12);
  else {
    header[124] = 0x80;
    header.writeBigUInt64BE(BigInt(size), 128);
  }
  writeOctal(Math.trunc(Date.parse(time) / 1000), 136, 12);
  header.fill(" ", 148, 156);
  header.write("0", 156, "latin1");
  header.write("ustar\x0000", 257, "latin1");
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return header;
}

/** How many zero bytes follow content of this size, up to a whole block. */
export const getPadding = (size: number) => (blockBytes - (size % blockBytes)) % blockBytes;
