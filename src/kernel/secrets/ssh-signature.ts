import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { Failure } from "#/kernel/errors";

/** An Ed25519 key pair in the forms in which it is stored. */
export type SshKeyPair = {
  /** The seed, 32 bytes in base64url. A secret. */
  readonly privateKey: string;
  /** `ssh-ed25519 AAAA…`, without a comment. */
  readonly publicKey: string;
};

/** The hash of a message that is signed in its place. */
export type MessageHash = { readonly algorithm: "sha256" | "sha512"; readonly digest: Uint8Array };

/** A parsed signature file. It proves nothing before `isSignatureOf`. */
export type SshSignature = {
  /** The key that it says it was made with, `ssh-ed25519 AAAA…`. */
  readonly publicKey: string;
  readonly namespace: string;
  readonly hashAlgorithm: MessageHash["algorithm"];
  readonly signature: Uint8Array;
};

const keyType = "ssh-ed25519";
const magic = "SSHSIG";
const keyBytes = 32;
const signatureBytes = 64;
const armorBegin = "-----BEGIN SSH SIGNATURE-----";
const armorEnd = "-----END SSH SIGNATURE-----";
/** The longest signature file that is read, bytes. Those of Ed25519 have about 300. */
export const maxSignatureBytes = 4_096;

/** Creates a key pair for signatures that `ssh-keygen -Y verify` checks. */
export function createSshKeyPair(): SshKeyPair {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const { d = "" } = privateKey.export({ format: "jwk" });
  const { x = "" } = publicKey.export({ format: "jwk" });
  return { privateKey: d, publicKey: formatPublicKey(Buffer.from(x, "base64url")) };
}

/** The fingerprint as OpenSSH prints it: `SHA256:` and 43 characters. */
export const getSshFingerprint = (publicKey: string): string =>
  `SHA256:${createHash("sha256").update(decodeKeyBlob(publicKey)).digest("base64").slice(0, 43)}`;

/**
 * The Ed25519 key of a line as in an OpenSSH `.pub` file, without its comment. Undefined for other
 * lines and types of keys.
 */
export function parseSshPublicKey(line: string): string | undefined {
  const [type, text = ""] = line.trim().split(/[ \t]+/, 2);
  if (type !== keyType || !/^[A-Za-z0-9+/]{1,100}={0,2}$/.test(text)) return undefined;
  try {
    const reader = new FieldReader(Buffer.from(text, "base64"));
    if (reader.readText() !== keyType) return undefined;
    const key = reader.readField();
    return reader.isAtEnd && key.length === keyBytes ? formatPublicKey(key) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Signs the SHA-512 of a message (PROTOCOL.sshsig of OpenSSH). Returns the signature file, which is
 * the same for the same message and key.
 */
export function createSshSignature({ privateKey, publicKey }: SshKeyPair, namespace: string, sha512: Uint8Array): string {
  const hash: MessageHash = { algorithm: "sha512", digest: sha512 };
  const x = readRawKey(publicKey).toString("base64url");
  const key = createPrivateKey({ key: { kty: "OKP", crv: "Ed25519", d: privateKey, x }, format: "jwk" });
  const signature = sign(null, getSignedBytes(namespace, hash), key);
  const version = Buffer.from([0, 0, 0, 1]);
  const fields = [decodeKeyBlob(publicKey), namespace, "", hash.algorithm, joinFields([keyType, signature])];
  const text = Buffer.concat([Buffer.from(magic), version, joinFields(fields)]).toString("base64");
  return [armorBegin, ...(text.match(/.{1,70}/g) ?? []), armorEnd, ""].join("\n");
}

/** Parses a signature file. Throws `invalid`, with what to do. */
export function parseSshSignature(text: string): SshSignature {
  const lines = text.trim().split(/\r?\n/);
  if (text.length > maxSignatureBytes || lines[0] !== armorBegin || lines.at(-1) !== armorEnd)
    throw new Failure("invalid", "The signature is not an SSH signature. Pass the .sig file that was written beside the file.");
  const base64 = lines.slice(1, -1).join("");
  const bytes = Buffer.from(base64, "base64");
  try {
    if (bytes.toString("base64") !== base64) throw new RangeError("other characters");
    if (bytes.subarray(0, magic.length).toString("latin1") !== magic || bytes.readUInt32BE(magic.length) !== 1)
      throw new RangeError("another version");
    const reader = new FieldReader(bytes.subarray(magic.length + 4));
    const publicKey = parseSshPublicKey(`${keyType} ${reader.readField().toString("base64")}`);
    const namespace = reader.readText();
    if (reader.readText() !== "") throw new RangeError("reserved");
    const hashAlgorithm = reader.readText();
    const inner = new FieldReader(reader.readField());
    if (!publicKey || inner.readText() !== keyType)
      throw new Failure("invalid", "The signature was made with another type of key. Sign the file with an Ed25519 key.");
    const signature = inner.readField();
    if (hashAlgorithm !== "sha256" && hashAlgorithm !== "sha512") throw new RangeError("another hash");
    if (!reader.isAtEnd || !inner.isAtEnd || signature.length !== signatureBytes) throw new RangeError("another length");
    return { publicKey, namespace, hashAlgorithm, signature };
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure("invalid", "The signature is damaged. Get the .sig file again.", { cause });
  }
}

/** Whether a signature was made by its key, for its namespace, over the message with this digest. */
export function isSignatureOf({ publicKey, namespace, hashAlgorithm, signature }: SshSignature, digest: Uint8Array): boolean {
  const jwk = { kty: "OKP", crv: "Ed25519", x: readRawKey(publicKey).toString("base64url") };
  const key = createPublicKey({ key: jwk, format: "jwk" });
  return verify(null, getSignedBytes(namespace, { algorithm: hashAlgorithm, digest }), key, signature);
}

const getSignedBytes = (namespace: string, { algorithm, digest }: MessageHash) =>
  Buffer.concat([Buffer.from(magic), joinFields([namespace, "", algorithm, digest])]);

/** Fields as SSH writes them: each with its length before it, 4 bytes. */
const joinFields = (fields: readonly (string | Uint8Array)[]) =>
  Buffer.concat(
    fields.flatMap((field) => {
      const bytes = Buffer.from(field);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );

const formatPublicKey = (key: Uint8Array) => `${keyType} ${joinFields([keyType, key]).toString("base64")}`;
const decodeKeyBlob = (publicKey: string) => Buffer.from(publicKey.slice(keyType.length + 1), "base64");
const readRawKey = (publicKey: string) => decodeKeyBlob(publicKey).subarray(-keyBytes);

/** Reads fields as SSH writes them. Throws RangeError where the bytes end too early. */
class FieldReader {
  #rest: Buffer;

  constructor(bytes: Buffer) {
    this.#rest = bytes;
  }

  get isAtEnd(): boolean {
    return this.#rest.length === 0;
  }

  readField(): Buffer {
    const end = 4 + this.#rest.readUInt32BE(0);
    if (end > this.#rest.length) throw new RangeError("truncated");
    const field = this.#rest.subarray(4, end);
    this.#rest = this.#rest.subarray(end);
    return field;
  }

  readText(): string {
    return this.readField().toString("utf8");
  }
}
