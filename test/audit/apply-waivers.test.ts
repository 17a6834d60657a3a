import { expect, test } from "bun:test";
import { auditDesign } from "#/audit/audit-design";
import { addToLandingPage } from "#test/audit/sound-design";

const faulty = addToLandingPage({ body: '<a href="#">x</a><p id="z">x</p><p id="z" onclick="x">y</p>' });

test("a waived finding keeps its place with the reason and is not counted", () => {
  const { findings, counts } = auditDesign(faulty, [
    { rule: "ids-unique", subject: "page landing", reason: " Two copies, by intent. " },
  ]);
  expect(findings.find(({ rule }) => rule === "ids-unique")?.waived).toBe("Two copies, by intent.");
  expect(counts).toEqual({ error: 1, warning: 1, info: 0 });
  expect(auditDesign(faulty).counts).toEqual({ error: 2, warning: 1, info: 0 });
});

test("a waiver for another subject or another rule changes nothing", () => {
  const otherWaivers = [
    { rule: "ids-unique", subject: "page pricing", reason: "x" },
    { rule: "one-main", reason: "x" },
  ];
  expect(auditDesign(faulty, otherWaivers)).toEqual(auditDesign(faulty));
});

test("safety errors cannot be waived", () => {
  const { findings, counts } = auditDesign(faulty, [{ rule: "markup-safe", reason: "I know what I am doing." }]);
  expect(findings.find(({ rule }) => rule === "markup-safe")).not.toHaveProperty("waived");
  expect(counts.error).toBe(2);
});

test("a waiver without a reason is refused with the name of its rule", () => {
  expect(() => auditDesign(faulty, [{ rule: "ids-unique", reason: "  " }])).toThrow(
    "The waiver of ids-unique has no reason. Add a reason.",
  );
});
