import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { createContents } from "#test/scripts/create-contents";
import { createTemporaryFolder } from "#test/temporary-folder";
import { readCommandTexts } from "../../scripts/package/command-texts";
import { createDebPackage, getDebArchitecture } from "../../scripts/package/deb";
import { targets } from "../../scripts/package/targets";

const folder = createTemporaryFolder();
const file = join(folder.path, "livery.deb");
afterAll(() => folder.remove());

const create = () => createDebPackage(createContents("linux-arm64"));

const run = (...args: readonly string[]) =>
  Bun.spawnSync([...args], { env: { ...process.env, LC_ALL: "C", TZ: "UTC" } }).stdout.toString();

describe.skipIf(Bun.which("dpkg-deb") === null)("the Debian package", () => {
  beforeAll(async () => {
    const created = await create();
    expect(created.name).toBe("livery_1.2.3_arm64.deb");
    await Bun.write(file, created.bytes);
  });

  test("is the same at any time and whatever the mask of new files", async () => {
    const mask = process.umask(0o077);
    await Bun.sleep(1_100);
    const again = await create();
    process.umask(mask);
    expect(again.bytes).toEqual(await Bun.file(file).bytes());
  });

  test("installs files of root, and its settings are kept at upgrades", () => {
    const lines = run("dpkg-deb", "--contents", file).trim().split("\n");
    expect(lines.every((line) => line.includes(" root/root "))).toBe(true);
    expect(lines.find((line) => line.endsWith("./usr/bin/livery"))).toStartWith("-rwxr-xr-x");
    expect(lines.find((line) => line.endsWith("./etc/default/livery"))).toContain("2026-01-31 00:00");
    for (const path of ["man/man1/livery.1.gz", "bash-completion/completions/livery", "zsh/vendor-completions/_livery"])
      expect(lines.filter((line) => line.endsWith(`./usr/share/${path}`))).toHaveLength(1);
    expect(run("dpkg-deb", "--field", file, "Version", "Architecture")).toBe("Version: 1.2.3\nArchitecture: arm64\n");
    expect(run("dpkg-deb", "--info", file, "conffiles")).toBe("/etc/default/livery\n");
  });

  test.each(["postinst", "prerm", "postrm"])("%s is a correct script for sh", (name) => {
    const script = run("dpkg-deb", "--info", file, name);
    expect(script).toStartWith("#!/bin/sh\nset -e\n");
    expect(Bun.spawnSync(["sh", "-n"], { stdin: new TextEncoder().encode(script) }).exitCode).toBe(0);
  });
});

test("packages have the manual, the completions and a unit with the account and the settings of the Debian package", async () => {
  const { manual, completions, debianUnit } = await readCommandTexts();
  expect(manual).toStartWith(".TH LIVERY 1");
  expect([completions.bash, completions.zsh, completions.fish].every((script) => script.includes("livery"))).toBe(true);
  const lines = debianUnit.split("\n");
  for (const line of ["ExecStart=/usr/bin/livery serve", "User=livery", "EnvironmentFile=-/etc/default/livery", "Type=notify"])
    expect(lines).toContain(line);
  expect(lines.indexOf("EnvironmentFile=-/etc/default/livery")).toBeGreaterThan(lines.indexOf("Environment=LIVERY_LOG=json"));
  expect(debianUnit).not.toContain("DynamicUser");
}, 60_000);

test("there are Debian packages for glibc on x64 and arm64 only", () => {
  expect(targets.filter((target) => getDebArchitecture(target) !== undefined).map(({ name }) => name)).toEqual([
    "linux-x64",
    "linux-arm64",
  ]);
});
