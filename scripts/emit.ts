import { describeApi } from "#/app";
import { readConfig } from "#/config/read-config";
import { packFile } from "#/kernel/files/packed-file";
import { generateBenchmarksGuide } from "./emit/benchmarks-guide";
import { generateConsoleApi } from "./emit/console-api";
import { generateConsoleBrand } from "./emit/console-brand";
import { generateToolsJson } from "./emit/tools-json";
import { figuresPath } from "./bench/figures-file";

/**
 * Writes the generated files that are checked in. With `--check` it only reports those that are out
 * of date.
 */
const description = await describeApi(readConfig({}, {}));
const toolsJson = generateToolsJson();
const emitted: Readonly<Record<string, string | Uint8Array>> = {
  "data/openapi.json": description,
  "data/tools.json": toolsJson,
  "data/tools.json.br": packFile(JSON.stringify(JSON.parse(toolsJson))),
  "data/console-api.ts": generateConsoleApi(),
  ...(await generateConsoleBrand()),
  "data/guides/benchmarks.md.br": packFile(generateBenchmarksGuide(await Bun.file(figuresPath).json())),
};

const isCheck = process.argv.includes("--check");
let staleCount = 0;
for (const [path, content] of Object.entries(emitted)) {
  const before = (await Bun.file(path).exists()) ? await Bun.file(path).bytes() : new Uint8Array();
  if (Buffer.from(content).equals(before)) continue;
  staleCount++;
  if (isCheck) process.stderr.write(`${path} is out of date: run \`bun run emit\` and commit it.\n`);
  else await Bun.write(path, content);
}
process.exit(isCheck && staleCount > 0 ? 1 : 0);
