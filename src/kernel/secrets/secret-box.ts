import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Encrypts secrets that must be readable again later. */
export type SecretBox = {
  /** Encrypts a text for one owner. It does not open for another owner. */
  seal(secret: string, owner: string): string;
  /**
   * Decrypts a text; undefined if it was sealed with another key or for another owner, was changed,
   * or if there is no key.
   */
  open(sealed: string, owner: string): string | undefined;
};

const version = "v1";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Creates a box over a 32-byte key, which is requested when first needed (AES-256-GCM; a random
 * nonce per text, the owner as associated data).
 */
export function createSecretBox(getKey: () => Uint8Array): SecretBox {
  return {
    seal(secret, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", getKey(), nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([nonce, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${sealed.toString("base64url")}`;
    },
    open(sealed, owner) {
      const [formatVersion, text = ""] = sealed.split(".");
      const bytes = Buffer.from(text, "base64url");
      if (formatVersion !== version || bytes.length < nonceBytes + tagBytes) return undefined;
      try {
        const decipher = createDecipheriv("aes-256-gcm", getKey(), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-tagBytes));
        const opened = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
        return Buffer.concat([opened, decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

/** Parses a 32-byte key in base64 (either alphabet) or hexadecimal; undefined for anything else. */
export function parseSecretKey(text: string): Uint8Array | undefined {
  const trimmed = text.trim();
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return new Uint8Array(Buffer.from(trimmed, "hex"));
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)) return undefined;
  return new Uint8Array(Buffer.from(trimmed, "base64"));
}
