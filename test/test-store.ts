import type { WorkspaceId } from "#/model/ids";
import { join } from "node:path";
import type { Clock } from "#/kernel/clock";
import { createId } from "#/kernel/ids";
import { type DesignContents, createDesignContents } from "#/store/design-contents";
import { openSqlite } from "#/store/drivers/sqlite";
import { type Store, createStore } from "#/store/store";
import { createDatabaseFile } from "#test/database-file";
import { createTemporaryFolder } from "#test/temporary-folder";

/** A clock that stands still until it is moved. */
export function createTestClock(start = "2026-11-21T10:00:00.000Z"): Clock & { forwardMs(ms: number): void } {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    forwardMs: (ms) => {
      nowMs += ms;
    },
  };
}

export type TestStore = {
  readonly store: Store;
  readonly contents: DesignContents;
  readonly workspaceId: WorkspaceId;
  /** The database file. */
  readonly path: string;
  close(): Promise<void>;
};

/** A real store in a folder of its own, with one workspace. */
export async function createTestStore(): Promise<TestStore> {
  const folder = createTemporaryFolder();
  const path = join(folder.path, "livery.sqlite");
  await createDatabaseFile(path);
  const store = createStore(openSqlite(path));
  const workspaceId = createId("ws");
  await store.transaction(({ workspaces }) =>
    workspaces.insert({ id: workspaceId, name: "Test", slug: "test", createdAt: "2026-11-21T10:00:00.000Z" }),
  );
  return {
    store,
    contents: createDesignContents(store.blobs),
    workspaceId,
    path,
    async close() {
      await store.close();
      folder.remove();
    },
  };
}
