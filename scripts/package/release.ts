import { readFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "#/kernel/version";

const root = join(import.meta.dir, "../..");

/** The newest version in the changelog with its day, and whether changes are listed above it. */
export type ChangelogHead = { readonly version: string; readonly date: string; readonly hasUnreleased: boolean };

/** Reads the top of a changelog in the format of Keep a Changelog. Throws if it has no version. */
export function readChangelogHead(changelog: string): ChangelogHead {
  const newest = /^## (\d+\.\d+\.\d+\S*) - (\d{4}-\d{2}-\d{2})$/m.exec(changelog);
  if (newest === null) throw new Error("The changelog has no heading such as “## 1.2.3 - 2026-01-31”.");
  const [, newestVersion = "", date = ""] = newest;
  const unreleased = changelog.slice(0, newest.index).split("\n## Unreleased\n")[1];
  return { version: newestVersion, date, hasUnreleased: unreleased !== undefined && unreleased.trim() !== "" };
}

/**
 * What is wrong with a version: package.json, the changelog's newest heading and the tag of the commit, if there is one,
 * must agree, and a tagged commit has no unreleased changes. Undefined if nothing is.
 */
export function findVersionFault(manifestVersion: string, head: ChangelogHead, tags: readonly string[]): string | undefined {
  if (head.version !== manifestVersion)
    return `package.json has version ${manifestVersion}, and the changelog's newest is ${head.version}. Make them the same.`;
  const versionTags = tags.filter((tag) => /^v\d/.test(tag));
  if (versionTags.length === 0) return undefined;
  if (!versionTags.includes(`v${manifestVersion}`))
    return `The commit is tagged ${versionTags.join(", ")}, and package.json has version ${manifestVersion}. Make them the same.`;
  return head.hasUnreleased ? `Tag v${manifestVersion} has changes under “Unreleased”. Move them below its heading.` : undefined;
}

/** The version of the packages, and the time of every file in them. */
export type Release = { readonly version: string; readonly time: Date };

/** Throws what `findVersionFault` finds. The time is the day of the changelog's newest version. */
export function readRelease(): Release {
  const head = readChangelogHead(readFileSync(join(root, ".github/CHANGELOG.md"), "utf8"));
  const git = Bun.spawnSync(["git", "tag", "--points-at", "HEAD"], { cwd: root, stdout: "pipe", stderr: "ignore" });
  const fault = findVersionFault(version, head, git.exitCode === 0 ? git.stdout.toString().trim().split("\n") : []);
  if (fault !== undefined) throw new Error(fault);
  return { version, time: new Date(`${head.date}T00:00:00Z`) };
}
