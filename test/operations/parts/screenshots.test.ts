import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { findBrowser } from "#/browser/find-browser";
import { demoBriefs } from "#data/briefs";
import { createExternalFlow, sampleComponent } from "#test/operations/external-flow";
import { createTestApp } from "#test/test-app";
import { getText, type PartsSetup, publishDemoBrands } from "#test/operations/parts/parts-setup";

let setup: PartsSetup;

beforeAll(async () => {
  setup = await publishDemoBrands(1);
}, 60_000);
afterAll(() => setup.app.close());

const getPart = (part: string, query = "", key?: string) =>
  setup.app.get(`/api/v1/systems/${setup.first.slug}/screenshots/${part}${query}`, {
    "x-forwarded-for": "203.0.113.7",
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  });

/** Width and height in the header of a PNG. */
async function readPngSize(response: Response): Promise<readonly [number, number]> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe("without a browser", () => {
  test("marks, pictures and icons are drawn, each on the ground of the mode", async () => {
    const [light, dark] = [await getPart("logo"), await getPart("logo", "?mode=dark")];
    const [, height] =
      /^Mark lockup-horizontal of nordhavn-optik 1\.0\.0, light, 800 x (\d+) px\.$/.exec(
        light.headers.get("livery-note") ?? "",
      ) ?? [];
    expect(dark.headers.get("livery-note")).toStartWith("Mark reversed of nordhavn-optik 1.0.0, dark, 800 x ");
    expect(light.headers.get("content-type")).toBe("image/png");
    expect(await readPngSize(light)).toEqual([800, Number(height)]);
    expect(await readPngSize(await getPart("hero"))).toEqual([1200, 900]);
    expect(await readPngSize(await getPart("icon:shopping-cart"))).toEqual([192, 192]);
    expect(await readPngSize(await getPart("icon:palette"))).toEqual([192, 192]);
  });

  test("colours, type and spaces are drawn as sheets", async () => {
    for (const sheet of ["palette", "type", "tokens:spacing"]) {
      const response = await getPart(sheet, "?mode=dark");
      expect(response.headers.get("livery-note")).toMatch(
        /^Tokens (palette|type|spacing) of nordhavn-optik 1\.0\.0, dark, 1200 x \d+ px\.$/,
      );
      expect((await readPngSize(response))[0]).toBe(1200);
    }
  });

  test("components, pages and markup are refused with what to install and what works", async () => {
    const { key } = await setup.app.key(["READ"]);
    const send = (body: object) => setup.app.send("POST", `/api/v1/systems/${setup.first.slug}/screenshots`, { body, key });
    for (const body of [{ part: "button" }, { part: "page:landing" }, { html: "<p>Hello</p>" }]) {
      const { status, json } = await send(body);
      expect([status, json.error]).toEqual([503, expect.stringContaining("LIVERY_BROWSER is off")]);
      expect(json.error).toContain("Marks, icons, pictures and token sheets work without one.");
    }
  });

  test("an agent gets the image and one line of text, or an error with what works", async () => {
    const { content } = await setup.agent.call("get_screenshot", { system: setup.first.slug, part: "symbol", mode: "dark" });
    expect(content.map(({ type }) => type)).toEqual(["image", "text"]);
    expect(content[1]?.text).toStartWith("Mark symbol-white of nordhavn-optik 1.0.0, dark, ");
    const refused = await setup.agent.call("get_screenshot", { system: setup.first.slug, part: "button" });
    expect(JSON.parse(getText(refused))).toMatchObject({ status: 503, hint: expect.stringContaining("get_component") });
  });
});

test("a drawing is rendered and counted once", async () => {
  const app = await createTestApp({ rates: { drawing: 4 } });
  await app.publish(demoBriefs[0] ?? expect.unreachable());
  const get = async (part: string) =>
    (await app.get(`/api/v1/systems/nordhavn-optik/screenshots/${part}`, { "x-forwarded-for": "203.0.113.9" })).status;
  for (let count = 0; count < 6; count++) expect([await get("symbol"), await get("type")]).toEqual([200, 200]);
  const icons = setup.first.content.icons.icons.slice(0, 4);
  const statuses: number[] = [];
  for (const { name } of icons) statuses.push(await get(`icon:${name}`));
  expect(statuses.at(-1)).toBe(429);
  await app.close();
}, 60_000);

test("an unknown part is refused with the nearest, and a kind before the name is respected", async () => {
  expect(await (await getPart("buton")).json()).toMatchObject({ error: expect.stringContaining('Did you mean "button"?') });
  expect((await getPart("page:button")).status).toBe(404);
  expect((await getPart("component:landing")).status).toBe(404);
});

test("anonymous callers of the network get the common widths, and cannot send markup", async () => {
  expect(await (await getPart("button", "?width=500")).json()).toMatchObject({
    error: expect.stringContaining("390, 768, 1280"),
  });
  expect((await getPart("button", "?width=319")).status).toBe(400);
  const outcome = await setup.agent.call("get_screenshot", { system: setup.first.slug, html: "<p>Hello</p>" });
  expect(JSON.parse(getText(outcome))).toMatchObject({ status: 401 });
});

test("a call has a part or markup, not both", async () => {
  for (const values of [{}, { part: "button", html: "<p>" }]) {
    const outcome = await setup.agent.call("get_screenshot", { system: setup.first.slug, ...values });
    expect(JSON.parse(getText(outcome)).error).toBe("Send either part or html.");
  }
});

test("imports are not found by a system's slug", async () => {
  expect((await getPart("art_01kaph4c7ke0sbx1v0s1kq4s4m")).status).toBe(404);
});

test("the setting names a browser, turns it off, or is refused if there is no such program", () => {
  expect(findBrowser("off")).toEqual({ missing: "off" });
  expect(findBrowser("/no/such/browser")).toEqual({ missing: "not-a-file" });
  expect(findBrowser(process.execPath)).toEqual({ path: process.execPath });
});

test("an import is shown to those who can read its design, by the design's id", async () => {
  const flow = await createExternalFlow();
  const { designId } = await flow.waiting("Alder");
  const { designId: another } = await flow.waiting("Birch");
  const { json } = await flow.bring(designId, { components: [sampleComponent] });
  const id: string = json.artifacts[0].id;
  const getStatus = async (design: string, key: string) =>
    (await flow.app.send("GET", `/api/v1/systems/${design}/screenshots/${id}`, { key })).status;
  const { key: foreign } = await flow.app.key(["READ"], { workspaceId: flow.other.id });
  const { key: bound } = await flow.app.key(["READ"], { kind: "HANDOFF", designId: another });
  // It is found; this app has no browser.
  expect(await getStatus(designId, flow.reader)).toBe(503);
  expect([await getStatus(designId, foreign), await getStatus(designId, bound)]).toEqual([404, 404]);
  expect(await getStatus(another, flow.reader)).toBe(404);
  await flow.app.close();
}, 60_000);
