import { describe, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { unpack } from "#/kernel/archive/unpack";
import { version } from "#/kernel/version";
import { createContents } from "#test/scripts/create-contents";
import { createTemporaryFolder } from "#test/temporary-folder";
import { createArchive } from "../../scripts/package/archive";
import { collectComponents, findPackageFolder } from "../../scripts/package/collect-components";
import { formatLicences } from "../../scripts/package/licence-texts";
import { findVersionFault, readChangelogHead } from "../../scripts/package/release";
import { createSbom } from "../../scripts/package/sbom";
import { createTar } from "../../scripts/package/tar";
import { parseTargets, type Target, targets } from "../../scripts/package/targets";

const release = { version: "1.2.3", time: new Date("2026-01-31T00:00:00Z") };

function getTarget(name: string): Target {
  const target = targets.find((one) => one.name === name);
  if (target === undefined) throw new Error(`There is no target ${name}.`);
  return target;
}

describe("archives", () => {
  test.each(["linux-x64", "windows-x64"])(
    "of %s are the same at any time, and hold the program and its documents",
    async (name) => {
      const { target } = createContents(name);
      const archive = createArchive(createContents(name));
      await Bun.sleep(2);
      expect(createArchive(createContents(name)).bytes).toEqual(archive.bytes);
      const { files } = await unpack(archive.bytes, { maxBytes: 100_000, maxFiles: 20, maxExtractedBytes: 100_000 }, () => ({
        maxBytes: 100_000,
      }));
      const folder = `livery-1.2.3-${name}`;
      const program = target.os === "win32" ? "livery.exe" : "livery";
      expect(files.map(({ path }) => path).sort()).toEqual(
        [
          ...["LICENSES.txt", "README.txt", program, "livery.cdx.json"],
          ...["kubernetes/livery.yaml", "monitoring/grafana-dashboard.json", "monitoring/prometheus-rules.yml"],
          ...(target.os === "win32"
            ? []
            : ["man/livery.1", ...["livery.bash", "_livery", "livery.fish"].map((file) => `completions/${file}`)]),
        ]
          .map((file) => `${folder}/${file}`)
          .sort(),
      );
    },
  );

  test("GNU tar reads modes, owners, times, folders, links and long paths", () => {
    const folder = createTemporaryFolder();
    const longPath = `${"folder/".repeat(20)}file`;
    const entries = [
      { path: longPath, content: "x" },
      { path: "a", type: "folder", mode: 0o700, owner: 65_532 },
      { path: "a/program", content: "text", mode: 0o755 },
      { path: "z", type: "link", target: "a/program" },
    ] as const;
    writeFileSync(join(folder.path, "a.tar"), createTar(entries, release.time));
    const listing = Bun.spawnSync(["tar", "--utc", "-tvf", "a.tar"], { cwd: folder.path, env: { ...process.env, LC_ALL: "C" } });
    expect(listing.stderr.toString()).toBe("");
    const time = "2026-01-31 00:00";
    expect(listing.stdout.toString().replaceAll(/ +/g, " ").trim().split("\n")).toEqual([
      `drwx------ 65532/65532 0 ${time} a/`,
      `-rwxr-xr-x 0/0 4 ${time} a/program`,
      `-rw-r--r-- 0/0 1 ${time} ${longPath}`,
      `lrwxrwxrwx 0/0 0 ${time} z -> a/program`,
    ]);
    folder.remove();
  });

  test("a path that no header can hold is refused", () => {
    expect(() => createTar([{ path: "x".repeat(101), content: "" }], release.time)).toThrow("path too long");
  });
});

describe("the list of everything inside", () => {
  const folder = createTemporaryFolder();
  const metafile = join(folder.path, "meta.json");
  writeFileSync(metafile, JSON.stringify({ inputs: { "src/main.ts": {}, "node_modules/elysia/dist/index.mjs": {} } }));

  test("has packages of server and console, typefaces, data and the runtime, valid as CycloneDX 1.6, with a text for each", async () => {
    const components = await collectComponents(metafile);
    const names = components.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["elysia", "react", "harfbuzzjs", "Archivo", "eld", "Bun", "JavaScriptCore and WebKit"]),
    );
    const sbom = JSON.stringify(
      createSbom({ ...release, target: getTarget("linux-arm64"), executableSha256: "0".repeat(64), components }),
    );
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(sbom)).toBeNull();
    const refs: readonly string[] = JSON.parse(sbom).components.map((component: { "bom-ref": string }) => component["bom-ref"]);
    expect(new Set(refs).size).toBe(refs.length);
    const runtime = JSON.parse(sbom).components.find(({ name }: { name: string }) => name === "Bun");
    expect([runtime.type, runtime.purl]).toEqual(["platform", `pkg:npm/%40oven/bun-linux-aarch64@${Bun.version}`]);
    const licences = formatLicences(components);
    for (const name of names) expect(licences.split(name).length).toBeGreaterThan(2);
    expect(licences).toContain("GNU LESSER GENERAL PUBLIC LICENSE");
    folder.remove();
  }, 60_000);

  test("names the folder of a nested package", () => {
    expect(findPackageFolder("node_modules/a/node_modules/@b/c/dist/index.js")).toBe("node_modules/a/node_modules/@b/c");
    expect(findPackageFolder("src/main.ts")).toBeUndefined();
  });
});

describe("versions", () => {
  const changelog = "# Changelog\n\n## Unreleased\n\n## 1.2.3 - 2026-01-31\n\nText.\n\n## 1.2.2 - 2026-01-01\n";
  const head = readChangelogHead(changelog);

  test("come from the newest heading, package.json and the tag, which agree", () => {
    expect(head).toEqual({ version: "1.2.3", date: "2026-01-31", hasUnreleased: false });
    expect(findVersionFault("1.2.3", head, [])).toBeUndefined();
    expect(findVersionFault("1.2.3", head, ["v1.2.3", "newest"])).toBeUndefined();
    expect(findVersionFault("1.2.4", head, [])).toContain("the changelog's newest is 1.2.3");
    expect(findVersionFault("1.2.3", head, ["v1.2.4"])).toContain("tagged v1.2.4");
    const unreleased = readChangelogHead(changelog.replace("Unreleased\n", "Unreleased\n\n- A change\n"));
    expect(findVersionFault("1.2.3", unreleased, [])).toBeUndefined();
    expect(findVersionFault("1.2.3", unreleased, ["v1.2.3"])).toContain("Unreleased");
  });

  test("of this repository agree", () => {
    expect(findVersionFault(version, readChangelogHead(readFileSync(".github/CHANGELOG.md", "utf8")), [])).toBeUndefined();
  });
});

describe("targets", () => {
  test("are chosen by name", () => {
    expect(parseTargets("macos-arm64, linux-x64").map(({ name }) => name)).toEqual(["linux-x64", "macos-arm64"]);
    expect(() => parseTargets("linux-x65")).toThrow("Unknown targets: linux-x65");
  });

  test("name the runtimes that are pinned, in this version of Bun", async () => {
    const { packages } = Bun.JSONC.parse(readFileSync("scripts/package/runtimes/bun.lock", "utf8")) as {
      packages: Record<string, readonly [string]>;
    };
    expect(targets.map(({ runtime }) => packages[runtime.package]?.[0])).toEqual(
      targets.map(({ runtime }) => `${runtime.package}@${Bun.version}`),
    );
  });
});
