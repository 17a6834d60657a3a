import { expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import type { Brief } from "#/model/brief";
import { createSystem } from "#test/studio/create-system";

const brief: Brief = {
  name: "Harbour Septic",
  industry: "septic pumping",
  offer:
    "1,000 gal tank $325, 1,500 gal tank $410, lid dug up $75, camera $150, porta john $95, handicap porta john $140. " +
    "Mon-Sat 6:30 to dusk. Call 606-555-0142.",
  brandColor: "#6B5B2E",
};

/** Some of the directions: the rules are the same in all. */
const someIds = archetypeIds.filter((_, index) => index % 4 === 0);

const renderLanding = (of: Brief) =>
  someIds.map((id) => createSystem(of, 3, id).pages.find(({ slug }) => slug === "landing")?.body ?? "");

test("a long list of prices beside one line gives each label a row, so that no half of the section is empty", () => {
  const listed = renderLanding(brief).filter((body) => body.includes("practical__price"));
  expect(listed.length).toBeGreaterThan(0);
  for (const body of listed) {
    expect(body).toContain("practical--rows");
    expect(body).not.toContain("practical--long");
  }
});

test("a neon second colour is never the ground of a list of prices", () => {
  const facts = renderLanding({ ...brief, secondaryColor: "#C6FF00" }).flatMap(
    (body) => body.match(/<section[^>]*id="facts"/g) ?? [],
  );
  expect(facts.length).toBeGreaterThan(0);
  for (const section of facts) expect(section).not.toContain("field--secondary");
});
