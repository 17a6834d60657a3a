import { Failure } from "#/kernel/errors";
import { parseSshPublicKey } from "#/kernel/secrets/ssh-signature";

/** A signer of an allowed signers file. */
export type AllowedSigner = { readonly principals: string; readonly publicKey: string };

/**
 * The Ed25519 keys of an allowed signers file (ssh-keygen(1)) that may sign for a namespace. A file
 * that is one public key allows that key. Throws `invalid` for options that limit a key in a way
 * that is not checked here.
 */
export function parseAllowedSigners(text: string, namespace: string): readonly AllowedSigner[] {
  return text.split(/\r?\n/).flatMap((source, index) => {
    const line = source.trim();
    if (line === "" || line.startsWith("#")) return [];
    const onlyKey = parseSshPublicKey(line);
    if (onlyKey !== undefined) return [{ principals: "", publicKey: onlyKey }];
    const [principals = "", ...rest] = line.split(/[ \t]+/);
    const isKey = (word: string) => word.startsWith("ssh-") || word.startsWith("ecdsa-") || word.startsWith("sk-");
    const keyIndex = rest.findIndex(isKey);
    if (keyIndex < 0)
      throw new Failure("invalid", `Line ${index + 1} of the allowed signers has no key. Write: NAME ssh-ed25519 AAAA…`);
    const publicKey = parseSshPublicKey(rest.slice(keyIndex).join(" "));
    const namespaces = rest.slice(0, keyIndex).map((option) => /^namespaces="([^"]*)"$/i.exec(option)?.[1]);
    if (namespaces.includes(undefined))
      throw new Failure(
        "invalid",
        `Line ${index + 1} of the allowed signers has an option that is not supported. Only namespaces="…" is.`,
      );
    if (namespaces.some((names = "") => /[!?]|[^,]\*|\*[^,]/.test(names)))
      throw new Failure(
        "invalid",
        `Line ${index + 1} of the allowed signers has a pattern in namespaces="…" that is not supported. List whole names, or *.`,
      );
    const isAllowed = namespaces.every((names = "") => names.split(",").some((name) => name === namespace || name === "*"));
    return publicKey !== undefined && isAllowed ? [{ principals, publicKey }] : [];
  });
}
