import { describeApi } from "#/app";
import { readConfig } from "#/config";

/** Writes the files that are made from the code and checked in; with `--check` it only says which of them are out of date. */
const emitted: readonly { readonly path: string; text(): Promise<string> }[] = [
  { path: "data/openapi.json", text: () => describeApi(readConfig({}, {})) },
];

const isCheck = process.argv.includes("--check");
let stale = 0;
for (const { path, text } of emitted) {
  const now = await text();
  const before = (await Bun.file(path).exists()) ? await Bun.file(path).text() : "";
  if (now === before) continue;
  stale++;
  if (isCheck) process.stderr.write(`${path} is out of date: run \`bun run emit\` and commit it.\n`);
  else await Bun.write(path, now);
}
process.exit(isCheck && stale > 0 ? 1 : 0);
