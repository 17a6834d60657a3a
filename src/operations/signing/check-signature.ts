import { Failure } from "#/kernel/errors";
import { type AllowedSigner, parseAllowedSigners } from "#/kernel/secrets/allowed-signers";
import { getSshFingerprint, isSignatureOf, parseSshSignature } from "#/kernel/secrets/ssh-signature";
import { cleanText } from "#/kernel/text/clean-text";
import { bundleNamespace } from "#/model/signing-key";

/** Whose signatures count. Without keys and fingerprint, any valid signature does. */
export type SignatureTrust = {
  /** A public key, or an allowed signers file of OpenSSH, as text. */
  readonly keys?: string | undefined;
  /** `SHA256:…`. */
  readonly fingerprint?: string | undefined;
};

/** A signature that is valid and, if keys were given, made by one of them. */
export type CheckedSignature = {
  readonly publicKey: string;
  readonly fingerprint: string;
  /** The names of the signer in the allowed signers file; null without one. */
  readonly signer: string | null;
  /** Whether its key is one of those given. */
  readonly isTrusted: boolean;
};

/** Checks the signature of a bundle. Throws `invalid` for one that is wrong or made by another key. */
export async function checkSignature(
  bundle: Uint8Array<ArrayBuffer>,
  signatureText: string,
  { keys, fingerprint: expected }: SignatureTrust,
): Promise<CheckedSignature> {
  const signers = keys === undefined ? undefined : parseTrustedKeys(keys);
  const signature = parseSshSignature(signatureText);
  const { publicKey, namespace, hashAlgorithm } = signature;
  if (namespace !== bundleNamespace)
    throw new Failure(
      "invalid",
      `The signature is for “${cleanText(namespace.slice(0, 60)).text}”, not for bundles. Sign with the namespace ${bundleNamespace}.`,
    );
  const algorithm = hashAlgorithm === "sha512" ? "SHA-512" : "SHA-256";
  if (!isSignatureOf(signature, new Uint8Array(await crypto.subtle.digest(algorithm, bundle))))
    throw new Failure("invalid", "The signature does not match the file: one of them was changed. Get both again.");
  const fingerprint = getSshFingerprint(publicKey);
  const signer = signers?.find((one) => one.publicKey === publicKey);
  if ((signers && !signer) || (expected !== undefined && expected !== fingerprint))
    throw new Failure(
      "invalid",
      `The file was signed with the key ${fingerprint}, which is not ${expected ?? "one of the given keys"}. ` +
        "Ask the sender for the fingerprint of their key, on a way that you trust.",
    );
  return {
    publicKey,
    fingerprint,
    signer: signer?.principals || null,
    isTrusted: signer !== undefined || expected !== undefined,
  };
}

function parseTrustedKeys(text: string): readonly AllowedSigner[] {
  const signers = parseAllowedSigners(text, bundleNamespace);
  if (signers.length === 0)
    throw new Failure("invalid", "The file in --key has no Ed25519 key that may sign bundles. Pass a public key of OpenSSH.");
  return signers;
}
