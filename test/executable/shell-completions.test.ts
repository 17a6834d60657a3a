import { afterAll, describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTemporaryFolder } from "#test/temporary-folder";
import { runLivery } from "#test/executable/run-livery";

const folder = createTemporaryFolder();
afterAll(folder.remove);
writeFileSync(join(folder.path, "brief.json"), "{}");

/** Command lines up to the cursor, and what completes the last word. */
const completions = [
  ["livery ke", ["keys"]],
  ["livery keys ", ["create", "list", "revoke"]],
  ["livery backup ver", ["verify"]],
  ["livery keys create Agent --permi", ["--permissions"]],
  ["livery serve --tls-c", ["--tls-cert"]],
  ["livery check acme --format ", ["json", "sarif", "text"]],
  ["livery generate bri", ["brief.json"]],
  ["livery export acme --output bri", ["brief.json"]],
] as const;

/** The script of a shell, in a file. */
async function writeScript(shell: string): Promise<string> {
  const { status, out } = await runLivery(["completions", shell], { cwd: folder.path });
  expect(status).toBe(0);
  const path = join(folder.path, `completions.${shell}`);
  writeFileSync(path, out);
  return path;
}

const runShell = (command: readonly string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([...command], { cwd: folder.path });
  expect([exitCode, stderr.toString()]).toEqual([0, ""]);
  return stdout.toString();
};

describe.skipIf(!Bun.which("bash"))("bash", () => {
  test.each(completions)("completes %p", async (line, expected) => {
    const script = await writeScript("bash");
    const words = line.split(" ");
    const complete = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _livery; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const found = runShell(["bash", "-c", complete, script, ...words])
      .trim()
      .split("\n");
    expect(found.toSorted()).toEqual([...expected]);
  });
});

describe.skipIf(!Bun.which("fish"))("fish", () => {
  test.each(completions)("completes %p", async (line, expected) => {
    const script = await writeScript("fish");
    const found = runShell(["fish", "--no-config", "-c", `source ${script}; complete -C "${line}"`])
      .trim()
      .split("\n")
      .map((row) => row.split("\t")[0] ?? "");
    expect(found.toSorted()).toEqual([...expected]);
  });
});

test.skipIf(!Bun.which("zsh"))("zsh reads its script", async () => {
  expect(runShell(["zsh", "-n", await writeScript("zsh")])).toBe("");
});

test("another shell is refused", async () => {
  const { status, err } = await runLivery(["completions", "tcsh"], { cwd: folder.path });
  expect([status, err]).toEqual([2, expect.stringContaining("Use bash, zsh or fish.")]);
});

describe("the manual page", () => {
  test("has every command and setting, and no control line from a text", async () => {
    const [{ out }, help] = await Promise.all([
      runLivery(["man"], { cwd: folder.path }),
      runLivery(["--help"], { cwd: folder.path }),
    ]);
    const names = [...help.out.matchAll(/^ {2}([a-z-]+(?: [a-z-]+)?)/gm)].map(([, name = ""]) => name.replaceAll("-", "\\-"));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !out.includes(`.SS "livery ${name}`))).toEqual([]);
    expect(out).toContain("LIVERY_SECRET_KEY, LIVERY_SECRET_KEY_FILE");
    const macros = new Set([...out.matchAll(/^[.'](\S*)/gm)].map(([, macro]) => macro));
    expect([...macros].toSorted()).toEqual(["B", "I", "PP", "SH", "SS", "TH", "TP", "ad", "fi", "nf", "nh"]);
  });

  test.skipIf(!Bun.which("mandoc"))("has no faults that mandoc finds", async () => {
    const path = join(folder.path, "livery.1");
    writeFileSync(path, (await runLivery(["man"], { cwd: folder.path })).out);
    const { stdout } = Bun.spawnSync(["mandoc", "-T", "lint", "-W", "warning", path]);
    // A date would differ between builds of the same version.
    const faults = stdout
      .toString()
      .split("\n")
      .filter((line) => line !== "" && !line.includes("missing date"));
    expect(faults).toEqual([]);
  });
});
