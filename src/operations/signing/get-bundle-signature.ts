import { Failure } from "#/kernel/errors";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { createSshSignature } from "#/kernel/secrets/ssh-signature";
import { bundleNamespace } from "#/model/signing-key";
import { getServedArchive } from "#/operations/archives/get-archive";
import { defineOperation } from "#/operations/operation";
import { getSystemExportFacts, systemName, findServedSystem, systemNotFoundMessage } from "#/operations/systems/resolve";

export const getBundleSignature = defineOperation({
  name: "get_bundle_signature",
  title: "Get the signature of a system's bundle",
  summary: "Returns the signature of the bundle of a published system, made with the newest signing key of its workspace.",
  description:
    "An SSH signature (SSHSIG) with the namespace `livery-bundle`, which `livery verify` and `ssh-keygen -Y verify` check. " +
    "404 if the workspace has no signing key.",
  tag: "Systems",
  access: "public",
  variesByCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["text/plain"], description: "The signature file, named after the bundle.", isFile: true },
  example: { input: { name: "nordhavn-optik" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/download/signature", anyOrigin: true },
  notFoundMessage: systemNotFoundMessage,
  find: findServedSystem,
  async run(context, _, served) {
    const { store, secrets } = context;
    const [key] = await store.signingKeys.listActive(served.system.workspaceId);
    if (!key)
      throw new Failure(
        "not_found",
        "The bundle is not signed: its workspace has no signing key. Its owner creates one with `livery signing-key create`.",
      );
    const privateKey = secrets.open(key.secret, key.id);
    if (privateKey === undefined)
      throw new Failure(
        "unavailable",
        `The signing key ${key.fingerprint} cannot be decrypted. Restore the secret key, or create another signing key.`,
      );
    const bytes = await getServedArchive(context, "bundle", served);
    const sha512 = new Uint8Array(await crypto.subtle.digest("SHA-512", bytes));
    const signature = createSshSignature({ privateKey, publicKey: key.publicKey }, bundleNamespace, sha512);
    const { getBundleFileName } = await import("#/kits/writers");
    return createTextReply(signature, "text/plain", {
      fileName: `${getBundleFileName(getSystemExportFacts(context, served))}.sig`,
      cacheControl: "public, no-cache",
    });
  },
});
