import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { createScreenshots, type Screenshots } from "#/browser/screenshots";
import type { PictureRequest } from "#/browser/take-picture";
import { hostileMarkup } from "#test/browser/hostile-markup";
import { waitUntil } from "#test/wait-until";

const browser = Bun.env.CHROMIUM ?? "";
let screenshots: Screenshots;
/** Every connection that the browser opens. */
let connections = 0;
const world = Bun.listen({
  hostname: "127.0.0.1",
  port: 0,
  socket: {
    open: () => void connections++,
    data: (socket) => void socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"),
  },
});
const address = `http://127.0.0.1:${world.port}`;

beforeAll(() => {
  screenshots = createScreenshots({ browser });
});
afterAll(async () => {
  await screenshots.close();
  world.stop(true);
});

const html = (body: string, head = "") => `<!DOCTYPE html><html><head><title>T</title>${head}</head><body>${body}</body></html>`;

const take = (body: string, options: Partial<PictureRequest> = {}) =>
  screenshots.take(
    {
      document: html(body),
      mode: "light",
      width: 400,
      top: 0,
      maxHeight: 2000,
      format: "png",
      maxBytes: 700_000,
      loadFile: async () => undefined,
      ...options,
    },
    { owner: "test" },
  );

/** The colour of a pixel, as hex. */
async function readPixel(bytes: Uint8Array<ArrayBuffer>, left: number, top: number): Promise<string> {
  const { createPixelRenderer } = await import("#/raster/pixels");
  const image = `<image x="${-left}" y="${-top}" href="data:image/png;base64,${Buffer.from(bytes).toString("base64")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${image}</svg>`;
  const { rgba } = (await createPixelRenderer()).render(svg, { width: 1 });
  return Buffer.from(rgba.subarray(0, 3)).toString("hex");
}

describe("a picture", () => {
  test("has the width, the mode and the piece of the page that were asked for", async () => {
    const css = `<style>body{margin:0;background:#fff}@media(prefers-color-scheme:dark){body{background:#000}}.a{height:1000px}</style>`;
    const [light, dark] = [
      await take(`${css}<div class="a">`),
      await take(`${css}<div class="a">`, { mode: "dark", width: 800 }),
    ];
    expect([light.width, light.height, light.pageHeight, light.overflow]).toEqual([400, 1000, 1000, 0]);
    expect([dark.width, await readPixel(dark.bytes, 5, 5), await readPixel(light.bytes, 5, 5)]).toEqual([
      800,
      "000000",
      "ffffff",
    ]);
    const blue = `${css}<div class="a"></div><div style="height:500px;background:#00f">`;
    const piece = await take(blue, { top: 1000, maxHeight: 300 });
    expect([piece.height, piece.pageHeight, await readPixel(piece.bytes, 5, 5)]).toEqual([300, 1500, "0000ff"]);
  }, 30_000);

  test("waits for the document's own files, and says which did not load and what is too wide", async () => {
    const loaded: string[] = [];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><rect width="50" height="50" fill="#0f0"/></svg>`;
    const picture = await take(
      `<style>body{margin:0}</style><img src="/assets/a.svg"><img src="/assets/b.svg"><p class="wide x" style="width:700px">Wide`,
      {
        async loadFile(path) {
          loaded.push(path);
          await Bun.sleep(300);
          return path === "/assets/a.svg" ? { bytes: Buffer.from(svg), mediaType: "image/svg+xml" } : undefined;
        },
      },
    );
    expect(await readPixel(picture.bytes, 10, 10)).toBe("00ff00");
    expect(loaded).toContain("/assets/b.svg");
    expect(picture.failed).toEqual(["http://document.invalid/assets/b.svg"]);
    expect([picture.overflow, picture.widest]).toEqual([300, "p.wide.x"]);
  }, 30_000);

  test("of a short page ends below its content", async () => {
    const picture = await take(`<style>body{margin:0}</style><div style="height:100px">x</div>`);
    expect(picture.height).toBe(124);
    expect((await take(`<style>body{margin:0}</style><div style="height:100vh">x</div>`)).height).toBe(844);
  }, 30_000);

  test("above the size limit is WebP", async () => {
    const noise = Array.from(
      { length: 3000 },
      (_, index) => `<i style="background:#${(index * 2_654_435_761).toString(16).slice(-6)}"></i>`,
    );
    const picture = await take(`<style>i{float:left;width:7px;height:7px}</style>${noise.join("")}`, { maxBytes: 4000 });
    expect(picture.format).toBe("webp");
    expect(Buffer.from(picture.bytes).toString("latin1", 8, 12)).toBe("WEBP");
  }, 30_000);

  test("of the same document is taken once", async () => {
    const started = performance.now();
    const [one, other] = [await take("<p>same"), await take("<p>same")];
    expect(one).toBe(other);
    expect(performance.now() - started).toBeLessThan(10_000);
  }, 30_000);
});

describe("hostile markup", () => {
  const reach = (body: string) => take(body.replaceAll("ADDRESS", address));

  test("reaches nothing: no address, no file, no other page", async () => {
    connections = 0;
    const tricks = [
      `<img src="ADDRESS/a.png"><link rel="stylesheet" href="ADDRESS/a.css"><link rel="preconnect" href="ADDRESS">`,
      `<style>@import "ADDRESS/a.css"; p{background:url(ADDRESS/a.png)}</style><p>x`,
      `<style>@font-face{font-family:x;src:url(ADDRESS/x.woff2)}p{font:1em x}</style><p>x`,
      `<meta http-equiv="refresh" content="0;url=ADDRESS/"><p>refresh`,
      `<iframe src="ADDRESS/"></iframe><object data="ADDRESS/"></object><embed src="ADDRESS/"><iframe src="file:///etc/passwd"></iframe>`,
      `<iframe srcdoc="<img src='ADDRESS/a.png'><script>fetch('ADDRESS/')</script>"></iframe>`,
      `<script>fetch("ADDRESS/")</script><img src=x onerror="fetch('ADDRESS/')"><svg onload="fetch('ADDRESS/')">`,
      `<link rel="prefetch" href="ADDRESS/"><link rel="dns-prefetch" href="//x.example"><link rel="modulepreload" href="ADDRESS/a.js">`,
      `<video src="ADDRESS/a.mp4" autoplay></video><audio src="ADDRESS/a.mp3" autoplay></audio><a href="ADDRESS/" ping="ADDRESS/">x</a>`,
      `<svg><image href="ADDRESS/a.png"/><use href="ADDRESS/a.svg#x"/><feImage href="ADDRESS/a.png"/></svg>`,
      `<base href="ADDRESS/"><img src="a.png"><form action="ADDRESS/"><button autofocus></form>`,
    ];
    for (const trick of tricks) expect((await reach(trick)).height).toBeGreaterThan(0);
    expect(connections).toBe(0);
  }, 60_000);

  test("that imports are tested with shows a picture and reaches nothing", async () => {
    connections = 0;
    for (let from = 0; from < hostileMarkup.length; from += 20) {
      const markup = hostileMarkup
        .slice(from, from + 20)
        .join("\n")
        .replaceAll("out.example", `127.0.0.1:${world.port}`);
      expect((await take(markup)).bytes.length).toBeGreaterThan(100);
    }
    expect(connections).toBe(0);
  }, 120_000);

  test("cannot read a file of this machine", async () => {
    const picture = await take(`<img src="file:///etc/hostname"><link rel="stylesheet" href="file:///etc/passwd">`);
    expect(picture.failed.some((one) => one.startsWith("file:"))).toBe(true);
  }, 30_000);

  test("that is endless or huge ends within the limit, and the next picture is taken", async () => {
    const limited = createScreenshots({ browser, maxTakeMs: 4_000 });
    const shoot = (document: string) =>
      limited.take(
        {
          document,
          mode: "light",
          width: 400,
          top: 0,
          maxHeight: 2000,
          format: "png",
          maxBytes: 1e6,
          loadFile: async () => undefined,
        },
        { owner: "test" },
      );
    try {
      const animation = "<style>@keyframes a{to{rotate:1turn}}p{animation:a .1s infinite}</style>";
      for (const document of [
        html(`${animation}${"<p>x</p>".repeat(2_000)}`),
        html("<div>".repeat(100_000)),
        html("<p>x</p>".repeat(100_000)),
        html(`<div style="height:1e9px;width:1e9px">`),
        html(`<style>${":has(*) ".repeat(300)}{color:red}</style>${"<div><p>".repeat(20_000)}`),
      ]) {
        const started = performance.now();
        const outcome = await shoot(document).then(
          ({ height }) => (height <= 2000 ? "picture" : "too high"),
          (error) => String(error.code),
        );
        expect(["picture", "unavailable"]).toContain(outcome);
        expect(performance.now() - started).toBeLessThan(12_000);
      }
      expect((await shoot(html("<p>after"))).height).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  }, 120_000);
});

test("the browser is ended when it has nothing to do, with its profile", async () => {
  const own = `livery-browser-${process.pid}-`;
  const listProfiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith(own)).length;
  const before = listProfiles();
  const brief = createScreenshots({ browser, idleMs: 200 });
  await brief.take(
    {
      document: html("x"),
      mode: "light",
      width: 400,
      top: 0,
      maxHeight: 99,
      format: "png",
      maxBytes: 1e6,
      loadFile: async () => undefined,
    },
    { owner: "test" },
  );
  await waitUntil(() => listProfiles() === before);
  await brief.close();
}, 30_000);

test("the browser ends with the server, even if that is killed", async () => {
  const code = `
    const { createScreenshots } = await import("#/browser/screenshots");
    const shots = createScreenshots({ browser: ${JSON.stringify(browser)} });
    const request = { document: "<p>x", mode: "light", width: 400, top: 0, maxHeight: 99, format: "png", maxBytes: 1e6 };
    await shots.take({ ...request, loadFile: async () => undefined }, { owner: "" });
    process.stdout.write("taken");
    setInterval(() => {}, 1000);`;
  const server = Bun.spawn([process.execPath, "-e", code], { cwd: process.cwd(), stdout: "pipe", stderr: "ignore" });
  const { value } = await server.stdout.getReader().read();
  expect(new TextDecoder().decode(value)).toBe("taken");
  const listBrowsers = () =>
    new TextDecoder()
      .decode(Bun.spawnSync(["ps", "-eo", "args"]).stdout)
      .split("\n")
      .filter((line) => line.includes(`livery-browser-${server.pid}-`)).length;
  expect(listBrowsers()).toBeGreaterThan(0);
  server.kill("SIGKILL");
  await server.exited;
  await waitUntil(() => listBrowsers() === 0);
}, 30_000);

test("of one owner only so many pictures wait", async () => {
  const busy = createScreenshots({ browser, maxWaitingPerOwner: 2 });
  const request = (index: number): PictureRequest => ({
    document: html(`<p>${index}`),
    mode: "light",
    width: 400,
    top: 0,
    maxHeight: 200,
    format: "png",
    maxBytes: 1e6,
    loadFile: async () => undefined,
  });
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map((index) => busy.take(request(index), { owner: "one" })));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  await busy.close();
}, 30_000);
