import { cpSync } from "node:fs";
import { join } from "node:path";
import { loadOrCreateKey } from "#/kernel/secrets/key-file";
import { createSecretBox } from "#/kernel/secrets/secret-box";
import type { BenchData, Engine } from "../engine";
import { createFolder } from "../fixtures";

/** A file in each data folder. */
export const sqliteEngine: Engine = {
  name: "sqlite",
  postgres: undefined,
  // Readers ask for the revision at most every two milliseconds.
  commitVisibleMs: 3,
  createData: async (label) => toData(createFolder(label)),
  async copyData(label, { folder }) {
    const copy = createFolder(label);
    cpSync(folder, copy, { recursive: true });
    return toData(copy);
  },
  takeFolder: async (folder) => toData(folder),
  end: async () => {},
};

const toData = (folder: string): BenchData => ({
  folder,
  database: { path: join(folder, "livery.sqlite") },
  flags: ["--data", folder],
  serverFlags: ["--data", folder],
  secrets: createFolderSecrets(folder),
});

/** A secret box over the key of a data folder, which is created with the first secret. */
export const createFolderSecrets = (folder: string) =>
  createSecretBox(() => loadOrCreateKey(join(folder, "secret.key"), () => true));
