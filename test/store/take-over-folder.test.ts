import { afterAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockFolder, serverLockName, tryLockFolder } from "#/store/drivers/sqlite-lock";
import { findServerProcess, takeOverFolder } from "#/store/take-over-folder";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
afterAll(folder.remove);

test("a process that got the id of an ended server is neither found nor stopped", async () => {
  const stranger = Bun.spawn(["sleep", "60"]);
  try {
    const file = JSON.stringify({ pid: stranger.pid, baseUrl: "http://localhost:1" });
    writeFileSync(join(folder.path, "server.json"), file);
    const lockPath = join(folder.path, serverLockName);
    lockFolder(lockPath)();
    expect(findServerProcess(folder.path)).toBeUndefined();
    const release = await takeOverFolder(folder.path, stranger.pid);
    expect(tryLockFolder(lockPath)).toBeUndefined();
    release();
    // While another process has the lock, as during an upgrade, until it is released.
    const held = lockFolder(lockPath);
    const taking = takeOverFolder(folder.path, stranger.pid);
    await Bun.sleep(50);
    held();
    (await taking)();
    await Bun.sleep(50);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  } finally {
    stranger.kill();
    await stranger.exited;
  }
});
