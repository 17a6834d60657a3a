import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { Failure, getSystemErrorCode } from "#/kernel/errors";

/** Where the certificate and its key are. */
export type TlsFiles = {
  /** PEM: the certificate of the server, then those of the authorities between. */
  readonly certificate: string;
  /** PEM. */
  readonly key: string;
  /** Of an encrypted key; empty if it is not encrypted. */
  readonly passphrase: string;
};

/** A certificate with its key, as the server takes them. */
export type TlsIdentity = {
  readonly cert: string;
  readonly key: string;
  readonly passphrase?: string;
  /** When the certificate ends, milliseconds since 1970. */
  readonly validUntilMs: number;
  /** When it begins, milliseconds since 1970. */
  readonly validFromMs: number;
};

/**
 * Reads a certificate and its key, and checks that they belong together. Throws `invalid` with what
 * is wrong.
 */
export function readTlsFiles({ certificate, key, passphrase }: TlsFiles): TlsIdentity {
  const cert = readFile(certificate, "--tls-cert (LIVERY_TLS_CERT)");
  const keyText = readFile(key, "--tls-key (LIVERY_TLS_KEY)");
  const leaf = parseCertificates(cert, certificate);
  if (!leaf.checkPrivateKey(parseKey(keyText, key, passphrase)))
    throw new Failure("invalid", `The key in ${key} does not belong to the certificate in ${certificate}.`);
  return {
    cert,
    key: keyText,
    ...(passphrase !== "" && { passphrase }),
    validFromMs: Date.parse(leaf.validFrom),
    validUntilMs: Date.parse(leaf.validTo),
  };
}

function readFile(path: string, setting: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const reason = getSystemErrorCode(error) || "unknown reason";
    throw new Failure("invalid", `The file ${path} in ${setting} cannot be read (${reason}). Check its path and permissions.`, {
      cause: error,
    });
  }
}

/** The first certificate of a file, after all of them were read. */
function parseCertificates(text: string, path: string): X509Certificate {
  const blocks = text
    .split("-----BEGIN CERTIFICATE-----")
    .slice(1)
    .map((block) => `-----BEGIN CERTIFICATE-----${block}`);
  try {
    const [leaf] = blocks.map((block) => new X509Certificate(block));
    if (leaf) return leaf;
  } catch (error) {
    throw new Failure("invalid", `A certificate in ${path} is damaged. The file must have certificates in PEM.`, {
      cause: error,
    });
  }
  throw new Failure("invalid", `${path} has no certificate. The file must have certificates in PEM.`);
}

function parseKey(text: string, path: string, passphrase: string): KeyObject {
  try {
    return createPrivateKey({ key: text, ...(passphrase !== "" && { passphrase }) });
  } catch (error) {
    const isEncrypted = text.includes("ENCRYPTED");
    throw new Failure(
      "invalid",
      isEncrypted
        ? `The key in ${path} cannot be decrypted. Set its passphrase with LIVERY_TLS_KEY_PASSPHRASE or --tls-key-passphrase-file.`
        : `${path} has no private key in PEM.`,
      { cause: error },
    );
  }
}
