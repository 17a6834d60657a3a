import { describeApi } from "#/app";
import { readConfig } from "#/config";
import { generateConsoleApi } from "./emit/console-api";
import { generateConsoleBrand } from "./emit/console-brand";
import { generateToolsJson } from "./emit/tools-json";

/**
 * Writes the generated files that are checked in. With `--check` it only reports those that are out
 * of date.
 */
const description = await describeApi(readConfig({}, {}));
const emitted: Readonly<Record<string, string>> = {
  "data/openapi.json": description,
  "data/tools.json": generateToolsJson(),
  "data/console-api.ts": generateConsoleApi(),
  ...(await generateConsoleBrand()),
};

const isCheck = process.argv.includes("--check");
let staleCount = 0;
for (const [path, text] of Object.entries(emitted)) {
  const before = (await Bun.file(path).exists()) ? await Bun.file(path).text() : "";
  if (text === before) continue;
  staleCount++;
  if (isCheck) process.stderr.write(`${path} is out of date: run \`bun run emit\` and commit it.\n`);
  else await Bun.write(path, text);
}
process.exit(isCheck && staleCount > 0 ? 1 : 0);
