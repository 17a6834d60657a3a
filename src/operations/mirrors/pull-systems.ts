import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { type Static, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { maxArchiveBytes, maxBodyBytes } from "#/model/limits";
import { visibilities } from "#/model/system";
import { mirrorVersion } from "#/lifecycle/mirror-version";
import { createCommandContext } from "#/operations/actor";
import type { Context } from "#/operations/context";
import { type FetchedBundle, fetchBundles } from "#/operations/mirrors/fetch-bundles";
import { defineOperation } from "#/operations/operation";
import { checkSignature } from "#/operations/signing/check-signature";
import { readBundle } from "#/operations/signing/read-bundle";
import { findWorkspace, workspaceFlag, workspaceId, workspaceNotFoundMessage } from "#/operations/workspaces/resolve";

const outcomes = ["added", "updated", "unchanged", "older"] as const;

const PulledSystems = Type.Object(
  {
    systems: Type.Array(
      Type.Object({
        outcome: StringEnum(outcomes, {
          description: "older: the source serves an older version than the newest here, which stays",
        }),
        name: Type.String({ description: "Name of the system" }),
        slug: Type.String({ description: "Slug of the system" }),
        version: Type.String({ description: "Version of the source" }),
        source: Type.String({ description: "Address or file that it came from" }),
        fingerprint: Nullable(Type.String({ description: "Fingerprint of the key that signed it; null if unsigned" })),
      }),
    ),
  },
  { title: "PulledSystems" },
);
type PulledSystems = Static<typeof PulledSystems>;

const filePath = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 4096, description }));

export const pullSystems = defineOperation({
  name: "pull_systems",
  title: "Pull published systems from another Livery",
  summary:
    "Brings published systems of another Livery into this one, from its address or from a signed bundle. They cannot be edited " +
    "here; pulling again brings newer versions. The key of the first signature is remembered.",
  tag: "Systems",
  access: "administrator",
  input: StrictObject({
    source: Type.String({
      minLength: 1,
      maxLength: 4096,
      description: "Address of a Livery or of one of its systems, or a bundle",
    }),
    id: workspaceId,
    key: filePath("File with the public key that must have signed, or an allowed signers file of OpenSSH"),
    fingerprint: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: "Fingerprint of the key that must have signed, SHA256:…" }),
    ),
    apiKeyFile: filePath("File with an API key of the source on its first line, for private systems"),
    unsigned: Type.Optional(Type.Boolean({ description: "Pull without a signature" })),
    visibility: Type.Optional(
      StringEnum(visibilities, {
        description: "Who can read new systems here: PUBLIC by default if their source is a public address, else PRIVATE",
      }),
    ),
  }),
  output: PulledSystems,
  cli: {
    command: "pull",
    arguments: [{ property: "source", label: "URL|FILE" }],
    flags: workspaceFlag,
    settings: ["webhookAllow", "webhookCa"],
    print: printPulledSystems,
    examples: [
      "livery pull nordhavn-optik.zip --key allowed_signers",
      "livery pull https://brand.example/systems/nordhavn-optik --fingerprint SHA256:…",
      "livery pull https://brand.example --workspace partners",
    ],
  },
  async run(context, { source, id, key, fingerprint, apiKeyFile, unsigned = false, visibility }) {
    const workspace = await findWorkspace(context, id === undefined ? {} : { id });
    if (!workspace) throw new Failure("not_found", workspaceNotFoundMessage);
    if (unsigned && (key ?? fingerprint) !== undefined)
      throw new Failure("invalid", "unsigned checks no signature. Leave it out, or leave out --key and --fingerprint.");
    const keys = key === undefined ? undefined : readText(key, maxBodyBytes);
    const apiKey = apiKeyFile === undefined ? undefined : readText(apiKeyFile, maxBodyBytes).split(/\r?\n/)[0]?.trim();
    const isUrl = /^https?:\/\//i.test(source);
    const steps = createSteps(context);
    const bundles = isUrl
      ? fetchBundles(context.bundleFetcher, source, { apiKey, isUnsigned: unsigned, onDownload: steps.beginDownload })
      : [readBundleFile(source, unsigned)];
    const { readMirroredVersion } = await import("#/operations/mirrors/read-mirrored-version");
    const systems: PulledSystems["systems"] = [];
    for await (const bundle of bundles) {
      steps.beginCheck(bundle.source);
      const signed =
        bundle.signature === undefined ? undefined : await checkSignature(bundle.bytes, bundle.signature, { keys, fingerprint });
      const version = readMirroredVersion(await readBundle(bundle.bytes));
      const signer = {
        source: bundle.source,
        publicKey: signed?.publicKey ?? null,
        fingerprint: signed?.fingerprint ?? null,
        isKeyConfirmed: signed?.isTrusted ?? false,
      };
      const { name, slug, number } = version;
      const initialVisibility = visibility ?? (isUrl && apiKey === undefined ? "PUBLIC" : "PRIVATE");
      if (context.signal?.aborted) throw new Failure("unavailable", `Interrupted. ${name} was not pulled.`);
      const { outcome } = await mirrorVersion(
        createCommandContext(context),
        workspace.workspaceId,
        version,
        signer,
        initialVisibility,
      );
      systems.push({ outcome, name, slug, version: number, source: bundle.source, fingerprint: signer.fingerprint });
    }
    return { systems };
  },
});

/** Reports the steps of a pull: each system's download and its check. A file has only the check. */
function createSteps({ onProgress }: Pick<Context, "onProgress">) {
  let done = 0;
  let of = 1;
  const begin = (label: string) => onProgress?.({ state: "FINALIZED", label, done: done++, of });
  return {
    beginDownload(slug: string, index: number, count: number) {
      done = 2 * index;
      of = 2 * count;
      begin(`Download ${slug}`);
    },
    beginCheck: (source: string) => begin(`Check ${basename(source)}`),
  };
}

function readBundleFile(path: string, isUnsigned: boolean): FetchedBundle {
  const bytes = readFile(path, maxArchiveBytes);
  return { source: basename(path), bytes, signature: isUnsigned ? undefined : readSignature(`${path}.sig`) };
}

function readSignature(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false }))
    throw new Failure("not_found", `There is no signature in ${path}. Bring it with the bundle, or pass --unsigned.`);
  return readText(path, maxBodyBytes);
}

const readText = (path: string, maxBytes: number) => new TextDecoder().decode(readFile(path, maxBytes));

function readFile(path: string, maxBytes: number): Uint8Array<ArrayBuffer> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Failure("not_found", `${path} is not a file. Check the path.`);
  if (stats.size > maxBytes) throw new Failure("too_large", `${path} is larger than ${maxBytes} bytes.`);
  try {
    return new Uint8Array(readFileSync(path));
  } catch (cause) {
    throw new Failure("not_found", `${path} cannot be read. Check its permissions.`, { cause });
  }
}

function printPulledSystems({ systems }: PulledSystems): string {
  return systems
    .map(({ outcome, name, version, source, fingerprint }) => {
      const signed = fingerprint === null ? "not signed" : `signed with ${fingerprint}`;
      if (outcome === "unchanged") return `${name} ${version} is here already. Nothing to do.`;
      if (outcome === "older") return `${name}: ${source} serves ${version}, which is older than the newest here. Nothing to do.`;
      return `${outcome === "added" ? "Added" : "Updated"} ${name} ${version} from ${source}, ${signed}.`;
    })
    .join("\n");
}
