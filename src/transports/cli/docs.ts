import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { systemClock } from "#/kernel/clock";
import { jsonFlag, type ProcessCommand } from "#/transports/cli/command";
import { print } from "#/transports/cli/output";
import { writeNewFolder } from "#/transports/cli/write-new-folder";

/** `livery docs`: the documentation as a folder that a browser opens without a server. */
export const docsCommand: ProcessCommand = {
  name: "docs",
  title: "Write the documentation as a folder",
  summary:
    "Writes every guide and the API reference as HTML and Markdown into a new folder. A browser opens index.html without a server " +
    "and without a network. Needs no data folder.",
  settings: ["baseUrl"],
  flags: [{ name: "output", short: "o", label: "DIR", description: "The new folder (default: livery-docs)" }, jsonFlag],
  examples: ["livery docs", "livery docs -o /srv/docs --base-url https://brand.example"],
  async run({ values, booleans }, host) {
    const openApi = await host.describeApi(values);
    const { servers }: { servers: readonly { url: string }[] } = JSON.parse(openApi);
    const { createDocsSet } = await import("#/operations/files/create-docs-set");
    const files = await createDocsSet({ baseUrl: servers[0]?.url ?? "", openApi, now: systemClock.now() });
    const folder = resolve(values.output ?? "livery-docs");
    await writeNewFolder(folder, async (partFolder) => {
      for (const { path, content } of files) {
        mkdirSync(dirname(join(partFolder, path)), { recursive: true });
        writeFileSync(join(partFolder, path), content);
      }
    });
    const paths = files.map(({ path }) => path);
    await print(
      booleans.json
        ? `${JSON.stringify({ folder, files: paths })}\n`
        : `Wrote ${paths.length} files. Open ${join(folder, "index.html")} in a browser.\n`,
    );
  },
};
