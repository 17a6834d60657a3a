import { afterAll, beforeAll, expect, test } from "bun:test";
import { docsPages } from "#/documents/site-layout/docs-pages";
import { archetypeBriefs } from "#test/documents/archetype-briefs";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { seedScreens, screenCases } from "#test/browser/console/screens";
import { measureShift, type ShiftOptions } from "#test/browser/measure-shift";

const shiftMax = 0.1;
/** Late enough that every page is painted in its fallback fonts first. */
const fontDelayMs = 250;
/** Concurrent page loads: while one waits for fonts, another is laid out. */
const atATime = 3;
const innerPages = ["sign-in", "dashboard", "article", "documentation", "contact", "not-found"] as const;
const documentation = docsPages.map(({ path }) => path);

let app: ConsoleApp;
let furnished: Awaited<ReturnType<typeof seedScreens>>;
const shown: { readonly archetype: string; readonly brandPage: string; readonly overview: string }[] = [];

beforeAll(async () => {
  app = await startConsoleApp({ "rate-public": "0", "rate-static": "0", "rate-key": "0", "rate-unauthorized": "0" });
  furnished = await seedScreens(app);
  await app.createWorkspace("Shown", "shown");
  for (const [archetype, brief] of Object.entries(archetypeBriefs)) {
    const { system, design } = await app.createDesign(brief, "shown", true);
    shown.push({ archetype, brandPage: `/systems/${system.slug}`, overview: `/preview/d/${design.id}` });
  }
}, 300_000);
afterAll(() => app.close());

type PageCase = Omit<ShiftOptions, "url" | "width"> & { readonly name: string; readonly path: string };

/** Pages that shift too much, at both widths. */
async function listShiftedPages(cases: readonly PageCase[]): Promise<readonly string[]> {
  const waiting = cases.flatMap(({ name, path, ...how }) => [1280, 390].map((width) => ({ name, path, how, width })));
  expect(waiting.length).toBeGreaterThan(0);
  const moved: string[] = [];
  const loadNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, path, how, width } = next;
      const { sum, worst } = await measureShift(app.browser, { ...how, url: app.url + path, width });
      if (sum > shiftMax) moved.push([`${name} (${path}) at ${width} px: ${sum.toFixed(3)}`, ...worst].join("\n  "));
    }
  };
  await Promise.all(Array.from({ length: atATime }, loadNext));
  return moved;
}

const late = (name: string, path: string): PageCase => ({ name, path, fontDelayMs });

test("Livery's own public pages shift by at most 0.1 while fonts are late", async () => {
  const pages = ["/", ...documentation, "/missing"];
  expect(await listShiftedPages(pages.map((path) => late("own page", path)))).toEqual([]);
}, 300_000);

test("brand pages of all archetypes shift by at most 0.1 while fonts are late", async () => {
  expect(await listShiftedPages(shown.map(({ archetype, brandPage }) => late(archetype, brandPage)))).toEqual([]);
}, 300_000);

test("guidelines of all archetypes shift by at most 0.1 while fonts are late", async () => {
  expect(await listShiftedPages(shown.map(({ archetype, overview }) => late(archetype, overview)))).toEqual([]);
}, 300_000);

test("landing, pricing and inner pages of all archetypes shift by at most 0.1 while fonts are late", async () => {
  const cases = shown.flatMap(({ archetype, overview }, index) =>
    ["landing", "pricing", innerPages[index % 6], innerPages[(index + 2) % 6]].map((page) =>
      late(archetype, `${overview}/${page}`),
    ),
  );
  expect(await listShiftedPages(cases)).toEqual([]);
}, 300_000);

/** Where the parts of a first view begin: those that some forms show in another order than the document's. */
const partStart = /<(?:div|figure) class="(?:wrap )?hero__(?:art|panels|sign|row|pair)/g;
/** How long a part is late, so that what is there is painted before it. */
const partDelayMs = 200;

/** The app's pages, with landing pages in pieces: each part of the first view comes alone. */
const serveInPieces = () =>
  Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch({ url }) {
      const { pathname, search } = new URL(url);
      const response = await fetch(app.url + pathname + search);
      const headers = { "content-type": response.headers.get("content-type") ?? "" };
      if (!pathname.endsWith("/landing")) return new Response(await response.bytes(), { headers });
      const text = await response.text();
      const cuts = [0, ...[...text.matchAll(partStart)].map(({ index }) => index), text.length];
      const pieces = new ReadableStream<string>({
        async pull(controller) {
          const start = cuts.shift() ?? 0;
          if (start > 0) await Bun.sleep(partDelayMs);
          controller.enqueue(text.slice(start, cuts[0]));
          if (cuts.length === 1) controller.close();
        },
      });
      return new Response(pieces.pipeThrough(new TextEncoderStream()), { headers });
    },
  });

test("first views in all orders of their parts shift by at most 0.1 while the parts arrive one by one", async () => {
  const server = serveInPieces();
  try {
    const moved: string[] = [];
    for (const { archetype, overview } of shown) {
      const { sum, worst } = await measureShift(app.browser, { url: `${server.url.origin}${overview}/landing`, width: 1280 });
      if (sum > shiftMax) moved.push([`${archetype}: ${sum.toFixed(3)}`, ...worst].join("\n  "));
    }
    expect(moved).toEqual([]);
  } finally {
    await server.stop(true);
  }
}, 300_000);

test("every kind of public page shifts by at most 0.1 without delays", async () => {
  const [first] = shown;
  const paths = ["/", "/docs", first?.brandPage, first?.overview, `${first?.overview}/landing`, `${first?.overview}/pricing`];
  expect(await listShiftedPages(paths.map((path) => ({ name: "prompt", path: path ?? "" })))).toEqual([]);
}, 300_000);

test("the console's main screens shift by at most 0.1 while fonts and responses arrive late", async () => {
  const main = new Set(["home", "members", "settings", "brand"]);
  const cases = screenCases
    .filter(({ name }) => main.has(name))
    .map(({ name, path, as }) => ({
      ...late(name, `/console${furnished.fillPath(path)}`),
      cookie: as && furnished.cookies[as],
      complete: "h1",
      waitUntil: "networkidle" as const,
    }));
  expect(await listShiftedPages(cases)).toEqual([]);
}, 300_000);

test("the gallery of sixteen brands loads at most 150,000 bytes of fonts", async () => {
  const { fontBytes } = await measureShift(app.browser, { url: `${app.url}/`, width: 1280, waitUntil: "networkidle" });
  expect(fontBytes).toBeGreaterThan(20_000);
  expect(fontBytes).toBeLessThanOrEqual(150_000);
});
