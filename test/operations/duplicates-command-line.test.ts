import { afterAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
afterAll(() => folder.remove());

/** Runs the program from its source in a folder of its own. */
async function livery(...words: string[]) {
  const run = Bun.spawn([process.execPath, resolve("src/main.ts"), ...words], {
    cwd: folder.path,
    env: { PATH: process.env.PATH ?? "", HOME: folder.path },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err, status] = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text(), run.exited]);
  return { status, out, err };
}

test("designs and brands are duplicated from the command line", async () => {
  writeFileSync(join(folder.path, "password.txt"), "correct horse battery\n");
  await livery("init", "--workspace", "Acme", "--email", "ada@acme.test", "--password-file", "password.txt");
  writeFileSync(join(folder.path, "brief.json"), JSON.stringify({ name: "Havn Coffee", seed: 4, archetype: "swiss" }));
  const made = JSON.parse((await livery("generate", "brief.json", "--json")).out);
  const design = await livery("designs", "duplicate", made.design.id, "--name", "Autumn");
  expect([design.status, design.err]).toEqual([0, ""]);
  expect(design.out).toMatch(/^Created Autumn as a draft: ds_\w{26}\n$/);
  const brand = await livery("brands", "duplicate", made.brand.id, "Havn Tea");
  expect([brand.status, brand.err]).toEqual([0, ""]);
  expect(brand.out).toMatch(/^Created Havn Tea with the draft ds_\w{26}: br_\w{26}\n$/);
  expect((await livery("designs", "duplicate", "ds_00000000000000000000000000")).err).toContain("No design has this id");
}, 120_000);
