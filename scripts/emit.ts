import { describeApi } from "#/app";
import { readConfig } from "#/config";
import { consoleApi } from "./emit/console-api";
import { consoleBrand } from "./emit/console-brand";
import { toolsJson } from "./emit/tools";

/** Writes the files that are made from the code and checked in; with `--check` it only says which of them are out of date. */
const description = await describeApi(readConfig({}, {}));
const emitted: Readonly<Record<string, string>> = {
  "data/openapi.json": description,
  "data/tools.json": toolsJson(),
  "data/console-api.ts": consoleApi(description),
  ...(await consoleBrand()),
};

const isCheck = process.argv.includes("--check");
let stale = 0;
for (const [path, now] of Object.entries(emitted)) {
  const before = (await Bun.file(path).exists()) ? await Bun.file(path).text() : "";
  if (now === before) continue;
  stale++;
  if (isCheck) process.stderr.write(`${path} is out of date: run \`bun run emit\` and commit it.\n`);
  else await Bun.write(path, now);
}
process.exit(isCheck && stale > 0 ? 1 : 0);
