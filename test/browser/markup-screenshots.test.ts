import { afterAll, beforeAll, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs";
import { createTestApp, type TestApp } from "#test/test-app";

let app: TestApp;
let key: string;
const [brief = expect.unreachable()] = demoBriefs;
const path = "/api/v1/systems/nordhavn-optik/screenshots";

beforeAll(async () => {
  app = await createTestApp({ browser: Bun.env.CHROMIUM ?? "", rates: { screenshot: 12 } });
  await app.publish(brief);
  ({ key } = await app.key(["READ"]));
}, 60_000);
afterAll(() => app.close());

const send = async (body: object) => {
  const { status, headers, text } = await app.send("POST", path, { body, key });
  return { status, note: headers.get("livery-note"), mediaType: headers.get("content-type"), text };
};

test("components, pages and markup are pictures in the brand's fonts, light and dark", async () => {
  expect(await send({ part: "button", variant: "main", mode: "dark" })).toMatchObject({
    status: 200,
    mediaType: "image/png",
    note: expect.stringMatching(/^Component button, variant main of nordhavn-optik 1\.0\.0, dark, 1280 x \d+ px\.$/),
  });
  const { note = "" } = await send({ part: "page:landing", width: 390, piece: 2 });
  const [, height, count, whole] =
    /^Page landing of nordhavn-optik 1\.0\.0, light, 390 x (\d+) px\. Piece 2 of (\d+): the page is (\d+) px high\.$/.exec(
      note ?? "",
    ) ?? [];
  expect(Number(count)).toBe(Math.ceil(Number(whole) / 2000));
  expect(Number(height)).toBe(Math.min(2000, Number(whole) - 2000));
  expect((await send({ html: `<p class="bg-primary p-4 text-primary-foreground md:p-8">Pay</p>`, width: 600 })).note).toMatch(
    /^Markup with its utility classes in the styles of nordhavn-optik 1\.0\.0, light, 600 x \d+ px\.$/,
  );
}, 60_000);

test("markup shows the mark at the address that get_asset returns", async () => {
  const { json } = await app.send("GET", "/api/v1/systems/nordhavn-optik/assets/logo");
  expect(json.html).toContain("http");
  expect((await send({ html: json.html, width: 500 })).note).not.toContain("not loaded");
}, 30_000);

test("a piece that the page does not have is refused with how many there are", async () => {
  expect(await send({ part: "page:landing", width: 390, piece: 9 })).toMatchObject({
    status: 400,
    text: expect.stringContaining("piece is at most 3"),
  });
}, 30_000);

test("markup cannot read images of others, and the server answers while it is shown", async () => {
  const shot = send({ html: `<img src="/assets/${"0".repeat(64)}.png">${"<div>".repeat(30_000)}`, width: 700 });
  let isShown = false;
  void shot.finally(() => {
    isShown = true;
  });
  expect((await app.get("/api/v1/systems")).status).toBe(200);
  expect(isShown).toBe(false);
  expect([200, 503]).toContain((await shot).status);
  expect((await send({ html: `<img src="/assets/${"0".repeat(64)}.png">`, width: 700 })).note).toContain(
    "not loaded: /assets/0000",
  );
}, 60_000);

test("what is cached is not counted, and above the limit the caller waits", async () => {
  const takeSame = () => send({ html: "<p>same</p>", width: 400 });
  expect((await takeSame()).status).toBe(200);
  expect((await takeSame()).status).toBe(200);
  const statuses: number[] = [];
  for (let index = 0; index < 12; index++) statuses.push((await send({ html: `<p>${index}</p>`, width: 400 })).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  expect((await takeSame()).status).toBe(200);
}, 60_000);
