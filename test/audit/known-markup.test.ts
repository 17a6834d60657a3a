import { expect, test } from "bun:test";
import { auditDesign } from "#/audit/audit-design";
import type { AuditedDesign } from "#/audit/rule";
import type { Page } from "#/model/page";
import { createDesignContent } from "#test/design-content";

const design = createDesignContent({ name: "Known markup" });
const changeLanding = (of: AuditedDesign, change: (page: Page) => Partial<Page>): AuditedDesign => ({
  ...of,
  pages: of.pages.map((page) => (page.slug === "landing" ? { ...page, ...change(page) } : page)),
});
const list = (audited: AuditedDesign) => auditDesign(audited).findings.map(({ rule, subject }) => `${rule}, ${subject}`);

test("what the audit keeps of markup belongs to that markup, whatever else changes around it", () => {
  expect(list(design)).toEqual([]);
  const broken = changeLanding(design, ({ body }) => ({ body: body.replace("</main>", '<img src="data:,"></main>') }));
  const found = list(broken);
  expect(found).toContain("image-alternative, page landing");
  expect(auditDesign(broken)).toEqual(auditDesign(structuredClone(broken)));
  const shouting = changeLanding(broken, ({ css }) => ({ css: `${css}\n.x { color: #123abc; letter-spacing: 1em }` }));
  expect(list(shouting)).toEqual(expect.arrayContaining([...found, "color-from-palette, page landing"]));
  expect(list(changeLanding(broken, () => ({ slug: "home" })))).toContain("image-alternative, page home");
  const { body } = design.pages[0] ?? { body: "" };
  expect(list(changeLanding(broken, () => ({ body })))).toEqual([]);
  expect(list(design)).toEqual([]);
});
