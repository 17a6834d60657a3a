import { Failure } from "#/kernel/errors";
import { maxSignatureBytes } from "#/kernel/secrets/ssh-signature";
import { maxArchiveBytes, maxBodyBytes } from "#/model/limits";
import { type CommandFlag, jsonFlag, type ProcessCommand } from "#/transports/cli/command";
import { UsageError } from "#/transports/cli/command-line";
import { print } from "#/transports/cli/output";
import { readFileUpTo } from "#/transports/cli/read-input";

const keyFlags: readonly CommandFlag[] = [
  {
    name: "key",
    label: "FILE",
    description: "Public key (.pub) or allowed signers file of OpenSSH with the keys that you trust",
  },
  { name: "fingerprint", label: "SHA256:…", description: "Fingerprint of the key that you trust" },
];

/** `livery verify`: checks a bundle and its signature. */
export const verifyCommand: ProcessCommand = {
  name: "verify",
  arguments: ["FILE"],
  title: "Check a bundle and its signature",
  summary:
    "Checks the signature of a bundle, FILE.sig, and every file in it by its manifest. Without --key or --fingerprint, it says " +
    "which key signed. Needs no data folder.",
  settings: [],
  flags: [
    ...keyFlags,
    { name: "signature", label: "FILE", description: "The signature, if it is not in FILE.sig" },
    { name: "unsigned", description: "Check only the files, without a signature" },
    jsonFlag,
  ],
  notes: `ssh-keygen checks the same signature. An allowed signers file is what "livery signing-key export" prints:

  ssh-keygen -Y verify -f allowed_signers -I acme -n livery-bundle -s brand.zip.sig < brand.zip`,
  examples: ["livery verify brand.zip --key allowed_signers", "livery verify brand.zip --fingerprint SHA256:Q2Jm0o…"],
  async run({ positionals, values, booleans }) {
    const isUnsigned = booleans.unsigned === true;
    if (isUnsigned && (values.key ?? values.fingerprint ?? values.signature) !== undefined)
      throw new UsageError("--unsigned checks no signature. Leave it out, or leave out --key, --fingerprint and --signature.");
    const { checkSignature } = await import("#/operations/signing/check-signature");
    const { readBundle } = await import("#/operations/signing/read-bundle");
    const file = positionals[0] ?? "";
    const bytes = readFileUpTo(file, maxArchiveBytes, "Pass the path of a bundle.");
    const signature = isUnsigned
      ? null
      : await checkSignature(bytes, readSignature(values.signature ?? `${file}.sig`), {
          keys: values.key === undefined ? undefined : readText(values.key, maxBodyBytes, "Pass the path of a public key."),
          fingerprint: values.fingerprint,
        });
    const { manifest, files } = await readBundle(bytes);
    const { name, slug, version } = manifest.system;
    const report = { file, system: { name, slug, version }, files: files.size, bytes: bytes.length, signature };
    await print(booleans.json ? `${JSON.stringify(report)}\n` : `${describe(report)}\n`);
  },
};

type Report = {
  readonly file: string;
  readonly system: { readonly name: string; readonly version: string };
  readonly files: number;
  readonly signature: { readonly fingerprint: string; readonly signer: string | null; readonly isTrusted: boolean } | null;
};

function describe({ file, system, files, signature }: Report): string {
  const intact = `${file}: ${system.name} ${system.version}, ${files} files, all as in the manifest.`;
  if (!signature) return `${intact}\nThe signature was not checked.`;
  const by = signature.signer === null ? "" : ` of ${signature.signer}`;
  return signature.isTrusted
    ? `${intact}\nSigned with the trusted key ${signature.fingerprint}${by}.`
    : `${intact}\nSigned with the key ${signature.fingerprint}. Compare it with the one of its sender, or pass --key or --fingerprint.`;
}

const readText = (path: string, maxBytes: number, advice: string) =>
  new TextDecoder().decode(readFileUpTo(path, maxBytes, advice));

function readSignature(path: string): string {
  try {
    return readText(path, maxSignatureBytes, "");
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "not_found") throw error;
    throw new Failure(
      "not_found",
      `There is no signature in ${path}. Pass it in --signature, or --unsigned to check only the files of the bundle.`,
      { cause: error },
    );
  }
}
