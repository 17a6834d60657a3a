import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openSqlite } from "#/store/drivers/sqlite";
import { createTemporaryFolder } from "#test/temporary-folder";

/** The bytes of an empty database with the latest schema, which this process migrates once. */
let template: Promise<Uint8Array> | undefined;

async function createTemplate(): Promise<Uint8Array> {
  const folder = createTemporaryFolder();
  const path = join(folder.path, "template.sqlite");
  await openSqlite(path).close();
  const bytes = readFileSync(path);
  folder.remove();
  return bytes;
}

/** Creates an empty database file with the latest schema: a copy takes a tenth of a migration. */
export async function createDatabaseFile(path: string): Promise<void> {
  template ??= createTemplate();
  writeFileSync(path, await template);
}
