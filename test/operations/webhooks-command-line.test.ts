import { afterAll, beforeAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createTemporaryFolder } from "#test/temporary-folder";
import { startReceiver } from "#test/webhooks/receiver";

const folder = createTemporaryFolder();
const receiver = startReceiver();
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
const webhooks = (verb: string, ...words: string[]) => livery("webhooks", verb, ...words);
const json = async (...words: string[]) => JSON.parse((await livery("webhooks", ...words, "--json")).out);
const reach = ["--webhook-allow", "127.0.0.1", "--webhook-ca", receiver.caPath];

beforeAll(async () => {
  writeFileSync(`${folder.path}/password.txt`, "correct horse battery\n");
  await livery("init", "--workspace", "Acme", "--email", "ada@acme.test", "--password-file", "password.txt");
});
afterAll(async () => {
  await receiver.stop();
  folder.remove();
});

test("endpoints are added, tested, listed, rotated and removed without a server", async () => {
  const added = await webhooks("add", receiver.url("/cli"), "--events", "design.ready,project.finalized", ...reach);
  const [, id = "", secret = ""] =
    /^Added (whe_\w{26}), which sends events to https:\S+\nSigning secret: (whsec_\S+)\n$/.exec(added.out) ?? [];
  expect([added.status, added.err, id === ""]).toEqual([0, "", false]);
  expect((await webhooks("list")).out).toBe(
    `${id}  ENABLED  ${receiver.url("/cli")}  design.ready,project.finalized  no deliveries yet\n`,
  );
  const tried = await webhooks("test", id, ...reach);
  expect(tried.status).toBe(0);
  expect(tried.out).toMatch(
    /^dlv_\w{26} {2}webhook\.test {2}SUCCEEDED\n\{"id":"dlv_\w+",.*\}\n\d{4}-\S+Z {2}HTTP 200 {2}\d+ ms\n {2}received\n$/,
  );
  expect(receiver.received.map(({ path }) => path)).toEqual(["/cli"]);
  const { deliveries } = await json("log", id, "--status", "SUCCEEDED");
  expect(deliveries).toMatchObject([{ event: "webhook.test", lastAttempt: { status: 200 } }]);
  expect((await webhooks("log", id)).out).toMatch(
    /^\S+Z {2}dlv_\w{26} {2}SUCCEEDED {2}webhook\.test {2}1 attempt {2}HTTP 200 {2}\d+ ms\n$/,
  );
  const rotated = await webhooks("rotate", id);
  expect(rotated.out).toMatch(/^whsec_\S+\nThe previous secret stays valid until \d{4}-\S+Z\.\n$/);
  expect(rotated.out).not.toContain(secret);
  const again = await webhooks("redeliver", id, deliveries[0].id);
  expect(again.out).toMatch(
    new RegExp(`^Queued dlv_\\w{26} as the redelivery of ${deliveries[0].id}\\. The server sends it when it runs\\.\\n$`),
  );
  expect((await webhooks("disable", id)).out).toBe(`Disabled ${receiver.url("/cli")}. It receives no events.\n`);
  expect((await webhooks("remove", id)).out).toBe("Deleted the endpoint.\n");
}, 30_000);

test("a failed test delivery exits with status 1 and the reason", async () => {
  const { id } = await json("add", receiver.url("/cli"), ...reach);
  const untrusted = await webhooks("test", id, "--webhook-allow", "127.0.0.1");
  expect(untrusted.status).toBe(1);
  expect(untrusted.out).toContain("The certificate is not from a trusted authority.");
}, 20_000);

test("a secret is encrypted with the configured key and cannot be revealed without it", async () => {
  writeFileSync(`${folder.path}/key.txt`, Buffer.alloc(32, 5).toString("base64"));
  const { id, secret } = await json("add", receiver.url("/cli"), ...reach, "--secret-key-file", "key.txt");
  expect((await json("reveal", id, "--secret-key-file", "key.txt")).secret).toBe(secret);
  const refused = await webhooks("reveal", id);
  expect([refused.status, refused.out, refused.err]).toEqual([
    1,
    "",
    "livery: This server's key cannot decrypt the signing secret. Rotate the secret, or restore the key.\n",
  ]);
}, 20_000);

test.each([
  [["add"], 2, "URL is missing. Write: livery webhooks add URL"],
  [["add", "http://hooks.example/"], 1, "The URL must start with https:// and a host name."],
  [["show", "whe_nothing", "dlv_nothing"], 1, "No delivery with this id exists in the log of this endpoint"],
] as const)("%p exits with status %d and says what to do", async ([verb, ...words], status, message) => {
  const ended = await webhooks(verb, ...words);
  expect([ended.status, ended.out]).toEqual([status, ""]);
  expect(ended.err).toContain(message);
});
