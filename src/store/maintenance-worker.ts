import { Database } from "bun:sqlite";
import { setPriority } from "node:os";
import { storageFaultOf } from "#/store/drivers/sqlite-errors";
import type { FromMaintenance, ToMaintenance } from "#/store/maintenance";

/** The thread of maintenance: `maintenance.ts` starts it and ends it after each order. */
// Linux ranks threads and not processes: whoever is served goes first.
if (process.platform === "linux") setPriority(0, 15);

/** How many findings are looked for: one is enough to know. */
const findingsMax = 3;

/** What is wrong with the pages of a database; empty where nothing is. */
function findDamage(path: string): readonly string[] {
  const database = new Database(path, { readonly: true });
  try {
    const rows = database.query<{ quick_check: string }, []>(`PRAGMA quick_check(${findingsMax})`).all();
    return rows.map((row) => row.quick_check).filter((finding) => finding !== "ok");
  } catch (error) {
    if (storageFaultOf(error)?.code !== "damaged") throw error;
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    database.close();
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToMaintenance>) => {
  postMessage({ findings: findDamage(data.databasePath) } satisfies FromMaintenance);
});
