import { afterAll, beforeAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
const main = resolve("src/main.ts");

/** Runs the program from its source in a folder of its own. */
async function livery(...words: string[]) {
  const run = Bun.spawn([process.execPath, main, ...words], {
    cwd: folder.path,
    env: { PATH: process.env.PATH ?? "", HOME: folder.path },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err, status] = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text(), run.exited]);
  return { status, out, err };
}
const json = async (...words: string[]) => JSON.parse((await livery(...words, "--json")).out);

beforeAll(async () => {
  writeFileSync(join(folder.path, "password.txt"), "correct horse battery\n");
  await livery("init", "--workspace", "Acme", "--email", "ada@acme.test", "--password-file", "password.txt");
});
afterAll(() => folder.remove());

test("keys can be created, listed and revoked without --workspace if there is one workspace", async () => {
  const made = await livery(
    "keys",
    "create",
    "Build server",
    "--permissions",
    "READ,PIPELINE",
    "--expires-at",
    "2999-01-01T00:00:00Z",
  );
  const [, key = ""] =
    /^Created the key "Build server". Copy it now; it is not shown again: (lv_\w{8}_\w{38})\n$/.exec(made.out) ?? [];
  expect([made.status, made.err, key.length]).toEqual([0, "", 50]);
  const prefix = key.slice(0, 11);
  const listed = await livery("keys", "list");
  expect(listed.out).toContain(`${prefix}  Build server  READ,PIPELINE  expires 2999-01-01T00:00:00.000Z  never used`);
  expect(listed.out).not.toContain(key);
  const revoked = await livery("keys", "revoke", prefix);
  expect([revoked.status, revoked.out]).toEqual([0, `Revoked the key ${prefix} ("Build server").\n`]);
  const { apiKeys } = await json("keys", "list");
  expect(apiKeys.map((row: Record<string, unknown>) => [row.name, row.revokedAt !== null])).toEqual([
    ["First key", false],
    ["Build server", true],
  ]);
}, 20_000);

test("members can be added, invited, given a role and a password reset link", async () => {
  const added = await livery("users", "add", "Grace@acme.test", "--role", "MEMBER", "--password-file", "password.txt");
  expect([added.status, added.out]).toEqual([0, "Added grace@acme.test to the workspace as MEMBER.\n"]);
  expect((await json("users", "role", "grace@acme.test", "ADMIN")).role).toBe("ADMIN");
  const invited = await json("users", "invite", "linus@acme.test", "--role", "MEMBER", "--base-url", "https://brand.example");
  expect(invited.url).toMatch(/^https:\/\/brand\.example\/console\/invitation\?token=\w{43}$/);
  const reset = await livery("users", "reset-link", "grace@acme.test");
  expect(reset.out).toMatch(
    new RegExp(
      "^Created a password reset link for grace@acme\\.test\\. Share it; it expires at \\S+:\n" +
        "http://localhost:4600/console/reset\\?token=\\w{43}\n$",
    ),
  );
  expect((await livery("users", "list")).out).toBe("OWNER   ada@acme.test\nADMIN   grace@acme.test\n");
}, 20_000);

test.each([
  [["users", "role", "ada@acme.test", "MEMBER"], 1, "This is the last owner of the workspace."],
  [["users", "role", "unknown@acme.test", "MEMBER"], 1, "No member with this id exists in this workspace"],
  [["users", "role", "ada@acme.test", "KING"], 1, "ROLE must be one of: OWNER, ADMIN, MEMBER"],
  [["users", "add", "new@acme.test", "--role", "MEMBER"], 1, "password is required for a new user"],
  [["users", "add", "ada@acme.test", "--role", "MEMBER"], 1, "is already a member of this workspace"],
  [
    ["users", "add", "ada@acme.test", "--role", "MEMBER", "--password", "long enough now"],
    1,
    "already has an account. Omit the password.",
  ],
  [["users", "invite", "ada@acme.test", "--role", "MEMBER"], 1, "is already a member of this workspace"],
  [["keys", "revoke", "lv_nothing"], 1, "No API key with this id exists in this workspace"],
  [["keys", "list", "--workspace", "other"], 1, "No workspace with this id exists"],
  [["keys", "create"], 2, "NAME is missing"],
  [["keys"], 2, 'Add one of the commands of "livery keys".'],
] as const)("%p exits with status %d and says what to do", async (words, status, message) => {
  const ended = await livery(...words);
  expect([ended.status, ended.out]).toEqual([status, ""]);
  expect(ended.err).toContain(message);
});

test("with several workspaces, --workspace is required", async () => {
  await livery("init", "--workspace", "Second", "--email", "eve@second.test", "--password-file", "password.txt");
  const unnamed = await livery("users", "list");
  expect([unnamed.status, unnamed.err]).toEqual([
    1,
    "livery: There are several workspaces. Select one with --workspace (acme, second).\n",
  ]);
  expect((await livery("users", "list", "--workspace", "second")).out).toBe("OWNER   eve@second.test\n");
  const joined = await livery("users", "add", "ada@acme.test", "--role", "MEMBER", "--workspace", "second");
  expect(joined.out).toBe("Added ada@acme.test to the workspace as MEMBER.\n");
}, 20_000);

test("help documents --workspace", async () => {
  const help = await livery("keys", "create", "--help");
  expect(help.out).toContain("--workspace WORKSPACE");
  expect(help.out).not.toContain("--id");
});
