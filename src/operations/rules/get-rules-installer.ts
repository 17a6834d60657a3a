import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { renderInstaller } from "#/kits/rules-pack/installer";
import { defineOperation } from "#/operations/operation";
import { canonicalizeRegistrySource, findRegistrySource, getRegistryOptions } from "#/operations/parts/get-registry";
import { loadPartSubject, sourceName, sourceNotFoundMessage } from "#/operations/parts/resolve";

export const getRulesInstaller = defineOperation({
  name: "get_rules_installer",
  title: "Get the rules installer",
  summary: "Returns a shell script that installs a published system's rules pack in a repository, updates and checks it.",
  description:
    "Run it in the root of a repository: `curl -fsSL ADDRESS/r/SLUG/install.sh | sh`. It shows what it would change and asks; " +
    "`--yes` does not ask, `--check` fails if the files were edited or are older than the served version, `--version X.Y.Z` stays with " +
    "a version, `--add NAME` gets the code of a component, `--remove` removes everything. For a private system it reads the key from " +
    "`LIVERY_API_KEY`.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ file: sourceName }),
  media: { mediaTypes: ["text/x-shellscript; charset=utf-8"], description: "The script, for any POSIX shell." },
  example: { input: { file: "nordhavn-optik" } },
  rest: { method: "GET", path: "/r/:file/install.sh", anyOrigin: true },
  notFoundMessage: sourceNotFoundMessage,
  find: findRegistrySource,
  canonicalize: canonicalizeRegistrySource,
  async run(context, _, source) {
    const subject = await loadPartSubject(context, source, undefined, []);
    const script = renderInstaller(getRegistryOptions(source, subject, undefined));
    return createTextReply(script, "text/x-shellscript", { cacheControl: "public, no-cache" });
  },
});
