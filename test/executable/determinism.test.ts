import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import { runLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

/** A brief that no demo holds. */
const brief = {
  name: "Orchard Row",
  industry: "Cider press",
  adjectives: ["rooted", "bold"],
  brandColor: "hsl(12 70% 42%)",
  seed: 99,
};

async function createBundleHash(zone: string): Promise<string> {
  const folder = createTemporaryFolder();
  const env = { TZ: zone, LC_ALL: zone.startsWith("Asia") ? "tr_TR.UTF-8" : "C" };
  writeFileSync(join(folder.path, "brief.json"), JSON.stringify(brief));
  const run = (args: string[]) => runLivery(args, { cwd: folder.path, env });
  await run(["init", "--workspace", `W ${zone}`, "--email", "a@b.example", "--password", "long enough now"]);
  const made = await run(["generate", "brief.json", "--approve", "--publish"]);
  expect(made.err + made.out).toContain("orchard-row 1.0.0 is published");
  expect((await run(["bundle", "orchard-row", "-o", "out.zip"])).status).toBe(0);
  const hash = sha256Hex(await Bun.file(join(folder.path, "out.zip")).bytes());
  folder.remove();
  return hash;
}

test("two installations produce the same bytes from a brief and seed, whatever their time zone, locale and clock", async () => {
  const one = await createBundleHash("Europe/Berlin");
  // Archives tell time in steps of two seconds: later than that a time stamp would show.
  await Bun.sleep(2_100);
  expect(await createBundleHash("Asia/Tokyo")).toBe(one);
});
