import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";

/** The cost of deriving a key: 128 MiB of memory and about a third of a second. */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const;
const maxMemoryBytes = 256 * 1024 * 1024;
const prefix = "livery-sealed-key.v1";
const saltBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** The fewest characters of a passphrase. */
export const minPassphraseLength = 12;

/** Encrypts a 32-byte key with a passphrase (scrypt, then AES-256-GCM). Returns one line of text. */
export function sealWithPassphrase(key: Uint8Array, passphrase: string): string {
  const salt = randomBytes(saltBytes);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(passphrase, salt), nonce).setAAD(Buffer.from(prefix));
  const sealed = Buffer.concat([salt, nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  return `${prefix}.${sealed.toString("base64url")}`;
}

/** Decrypts a key; undefined with another passphrase or for a changed text. */
export function openWithPassphrase(sealed: string, passphrase: string): Uint8Array | undefined {
  if (!sealed.startsWith(`${prefix}.`)) return undefined;
  const bytes = Buffer.from(sealed.slice(prefix.length + 1).trim(), "base64url");
  if (bytes.length !== saltBytes + nonceBytes + keyBytes + tagBytes) return undefined;
  const nonceEnd = saltBytes + nonceBytes;
  const derived = deriveKey(passphrase, bytes.subarray(0, saltBytes));
  try {
    const decipher = createDecipheriv("aes-256-gcm", derived, bytes.subarray(saltBytes, nonceEnd), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(prefix)).setAuthTag(bytes.subarray(-tagBytes));
    return new Uint8Array(Buffer.concat([decipher.update(bytes.subarray(nonceEnd, -tagBytes)), decipher.final()]));
  } catch {
    return undefined;
  }
}

/** The same passphrase typed on another keyboard may be composed in another way, so it is normalized. */
const deriveKey = (passphrase: string, salt: Uint8Array) =>
  scryptSync(passphrase.normalize("NFC"), salt, keyBytes, { ...cost, maxmem: maxMemoryBytes });
