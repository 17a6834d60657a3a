import { afterAll, beforeAll, expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { demoBriefs } from "#data/briefs/index";
import { parseMarkup } from "#/audit/parse-markup";
import { Brief } from "#/model/brief";
import { generate } from "#/operations/projects/generate";
import { resume } from "#/operations/projects/resume";
import type { RunReport } from "#/operations/projects/run-report";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const rowsOf = async () => {
  const { store, workspaceId } = app;
  return [(await store.systems.listByWorkspace(workspaceId)).length, (await store.projects.listUnfinished()).length];
};

test.each([
  ["no name", { tagline: "x" }, "brief.name is required."],
  ["an empty name", { name: "" }, "brief.name must not be empty."],
  ["a name of control characters", { name: "\u0001\u202e" }, "name must contain at least one letter, digit or symbol."],
  ["a number for a name", { name: 5 }, "brief.name must be text."],
  ["an unknown colour", { name: "A", brandColor: "bluish" }, 'brandColor: "bluish" is not a CSS colour.'],
  ["an unknown second colour", { name: "A", secondaryColor: "url(x)" }, "secondaryColor:"],
  ["a megabyte of text", { name: "A", offer: "x".repeat(1_000_000) }, "brief.offer must have at most 600 characters."],
  ["an unknown property", { name: "A", colour: "red" }, '"brief.colour" is not a known field.'],
  ["a wrong archetype", { name: "A", archetype: "modern" }, "brief.archetype must be one of: swiss, editorial"],
  [
    "a plan without a price",
    { name: "A", copy: { plans: [{ name: "P", features: [] }] } },
    "brief.copy.plans[0].price is required.",
  ],
  ["a seed that is too large", { name: "A", seed: 2 ** 32 }, "brief.seed must be at most 4294967295."],
  ["a seed as text", { name: "A", seed: "7" }, "brief.seed must be an integer."],
  ["__proto__", JSON.parse('{"name":"A","__proto__":{"x":1}}'), '"brief.__proto__" is not a known field.'],
  ["constructor", JSON.parse('{"name":"A","constructor":"x"}'), '"brief.constructor" is not a known field.'],
  ["a list for the brief", [], "brief must be an object."],
  ["nothing", null, "brief must be an object."],
])("a brief with %s is refused naming the field, and nothing stays behind", async (_, brief, message) => {
  const before = await rowsOf();
  const refusal = await app.act(generate, { brief }).catch((error: Error) => error);
  expect(refusal).toBeInstanceOf(Error);
  expect((refusal as Error).message).toStartWith(message);
  expect(await rowsOf()).toEqual(before);
});

test("publish without approve is refused", async () => {
  await expect(app.act(generate, { brief: { name: "A" }, publish: true })).rejects.toThrow("publish requires approve");
});

test("control characters are removed and reported, and text stays text", async () => {
  const report = await app.publish({ name: "Bell\u0007 & <b>Co</b>", tagline: "a\u202eb", seed: 2 });
  expect(report.brand.name).toBe("Bell & <b>Co</b>");
  expect(report.notices).toEqual(["name: 1 control character was removed.", "tagline: 1 control character was removed."]);
  const page = await (await app.get(`/preview/d/${report.design.id}/landing`)).text();
  expect(page).toContain("Bell &amp; &lt;b&gt;Co&lt;/b&gt;");
  expect(page).not.toContain("<b>Co</b>");
});

test("HTML in every field of a brief is escaped in every page, component, mark and document", async () => {
  const hostile = (field: string) =>
    `</style></svg><img src=x onerror=alert("${field}")>'"\`\${x}{{page:pricing}}*/`.slice(0, 60);
  const report = await app.publish({
    name: hostile("name"),
    tagline: hostile("tagline"),
    industry: hostile("industry"),
    audience: hostile("audience"),
    offer: hostile("offer"),
    tone: hostile("tone"),
    values: [hostile("values")],
    adjectives: [hostile("adjectives")],
    seed: 3,
    copy: {
      headline: hostile("headline"),
      subhead: hostile("subhead"),
      features: [{ title: hostile("title"), body: hostile("body") }],
      plans: [
        {
          name: hostile("plan"),
          price: hostile("price").slice(0, 40),
          period: hostile("period"),
          features: [hostile("feature")],
        },
      ],
      cta: hostile("cta"),
      navigation: [hostile("nav").slice(0, 40)],
    },
  });
  const adoption = (await (await app.get(`/api/v1/systems/${report.system.slug}/adoption`)).json()) as {
    components: { previewUrl: string }[];
    brandAssets: { url: string }[];
  };
  const paths = ["", "/landing", "/pricing"].map((path) => `/preview/d/${report.design.id}${path}`);
  const more = [...adoption.components.map(({ previewUrl }) => previewUrl), ...adoption.brandAssets.map(({ url }) => url)].map(
    (url) => url.replace("http://livery.test", ""),
  );
  for (const path of ["/", ...paths, ...more]) {
    const tags = parseMarkup(await (await app.get(path)).text(), { isDocument: true }).elements.map(({ name, attributes }) => ({
      name,
      attributes: [...attributes],
    }));
    const handlers = tags.flatMap(({ attributes }) => attributes.filter(([name]) => name.startsWith("on")));
    expect([
      path,
      handlers,
      tags.filter(({ name, attributes }) => name === "img" && attributes.some(([, value]) => value === "x")),
    ]).toEqual([path, [], []]);
  }
});

test("a design under review waits, and resume with approval takes it on", async () => {
  const waiting = await app.draft({ name: "Waiting Room", seed: 4 });
  expect(waiting.project.state).toBe("FOUNDATION_REVIEW");
  const { projects } = (await app.act(resume, { project: waiting.project.id, approve: true, publish: true })) as {
    projects: RunReport[];
  };
  expect(projects[0]).toMatchObject({ project: { state: "FINALIZED" }, design: { status: "PUBLISHED" }, version: "1.0.0" });
});

test("an approved project can be published by resume later", async () => {
  const approved = (await app.act(generate, { brief: { name: "Later On", seed: 5 }, approve: true })) as RunReport;
  expect(approved.version).toBe("1.0.0-rc.1");
  const { projects } = (await app.act(resume, { project: approved.project.id, publish: true })) as { projects: RunReport[] };
  expect(projects[0]).toMatchObject({ design: { status: "PUBLISHED" }, version: "1.0.0" });
});

test("systems of one workspace keep apart: directions chosen for equal briefs differ", async () => {
  const reports: RunReport[] = [];
  for (const name of ["Twin A", "Twin B"]) reports.push(await app.draft({ name, adjectives: ["precise"] }));
  expect(reports[0]?.design.direction).not.toBe(reports[1]?.design.direction ?? "");
});

test("the demo briefs have the brief's shape", () => {
  for (const brief of demoBriefs)
    expect([brief.name, [...Value.Errors(Brief, brief)].map(({ path, message }) => `${path} ${message}`)]).toEqual([
      brief.name,
      [],
    ]);
  expect(demoBriefs.length).toBeGreaterThanOrEqual(6);
});

test("a brief that names pages gets those, and landing and pricing always", async () => {
  const report = await app.publish({ name: "More Pages", pages: ["dashboard", "contact"], seed: 6 });
  expect(report.notices).toEqual([]);
  expect(report.version).toBe("1.0.0");
  const statuses = ["landing", "pricing", "dashboard", "contact", "article"].map(
    async (page) => (await app.get(`/preview/d/${report.design.id}/${page}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 404]);
});
