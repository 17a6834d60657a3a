import { afterAll, expect, test } from "bun:test";
import { createDesignFlow } from "#test/operations/design-flow";

const flow = await createDesignFlow();
afterAll(() => flow.app.close());

const proposal = async (designId: string) => (await flow.get(`designs/${designId}/release`)).json;
const publish = (designId: string, body: Record<string, unknown> = {}) => flow.post(`designs/${designId}/publish`, body);
const versions = async (designId: string) => (await flow.get(`designs/${designId}`)).json.versions;

/**
 * An approved design that succeeds a published one of the same brand, made by an edit of its brief.
 */
async function successor(name: string, edit: Record<string, unknown>) {
  const first = await flow.published({ name });
  const made = (await flow.post(`designs/${first.designId}/rework`, edit)).json;
  await flow.run(made.project.id);
  await flow.approve(made.project.id);
  await flow.approve(made.project.id);
  return { ...first, first: first.designId, designId: made.design.id as string };
}

test("the first release is 1.0.0 and the proposal says so", async () => {
  const { designId } = await flow.approved({ name: "First" });
  expect(await proposal(designId)).toMatchObject({
    ...{ designId, lastRelease: null, version: "1.0.0", bump: "major" },
    reasons: [{ bump: "major", text: "This is the first release." }],
    choices: [{ bump: "major", version: "1.0.0" }],
  });
  expect((await publish(designId)).status).toBe(200);
  expect((await versions(designId)).at(-1)).toMatchObject({
    number: "1.0.0",
    bump: "major",
    proposedBump: "major",
    releaseNotes: null,
  });
});

test.each([
  ["another direction", { direction: "luxury" }],
  ["another seed, which makes another mark", { seed: 99 }],
])("%s is proposed and published as major and cannot be lowered", async (name, edit) => {
  const { designId } = await successor(name, edit);
  const proposed = await proposal(designId);
  expect(proposed).toMatchObject({ lastRelease: "1.0.0", version: "2.0.0", bump: "major" });
  expect(proposed.choices).toEqual([{ bump: "major", version: "2.0.0" }]);
  expect(proposed.reasons.map(({ text }: { text: string }) => text)).toContain("The mark has changed.");
  for (const bump of ["patch", "minor"]) {
    const refused = await publish(designId, { bump });
    expect([refused.status, refused.json.error]).toEqual([400, expect.stringContaining("bump can only be raised")]);
  }
  expect((await publish(designId)).json.version).toBe("2.0.0");
});

test("changed values are a patch, which can be raised, with notes stored in the version", async () => {
  const { designId, first } = await successor("Raised", {
    brief: { name: "Raised", seed: 1, archetype: "swiss", brandColor: "#8a1c3c" },
  });
  const proposed = await proposal(designId);
  expect(proposed).toMatchObject({ version: "1.0.1", bump: "patch", lastRelease: "1.0.0" });
  expect(proposed.choices).toEqual([
    { bump: "patch", version: "1.0.1" },
    { bump: "minor", version: "1.1.0" },
    { bump: "major", version: "2.0.0" },
  ]);
  const releaseNotes = "Red now.\n\n<b>Links</b> are darker.";
  expect((await publish(designId, { bump: "minor", releaseNotes })).json.version).toBe("1.1.0");
  const told = { number: "1.1.0", bump: "minor", proposedBump: "patch", reasons: proposed.reasons, releaseNotes };
  expect((await versions(designId)).at(-1)).toMatchObject(told);
  expect((await flow.get("systems/raised/versions")).json.versions.at(-1)).toMatchObject(told);
  const compared = (await flow.get(`designs/${designId}/difference?from=${first}`)).json;
  expect(compared.to).toMatchObject({ version: "1.1.0", bump: "minor", releaseNotes });
  expect(compared.identity).toEqual([]);
  const page = await (await flow.app.get("/systems/raised")).text();
  expect(page).toContain("Red now.");
  expect(page).toContain("&lt;b&gt;Links&lt;/b&gt; are darker.");
  expect(page).toContain(proposed.reasons[0].text);
});

test("a comparison lists the identity changes", async () => {
  const { designId, first } = await successor("Compared", { direction: "luxury" });
  const { identity } = (await flow.get(`designs/${designId}/difference?from=${first}`)).json;
  expect(identity).toContain("The mark has changed.");
  expect(identity.some((change: string) => change.startsWith("The display font changed"))).toBe(true);
});

test("returns 409 for published designs and before tokens exist", async () => {
  const { designId } = await flow.published({ name: "Done" });
  expect((await flow.get(`designs/${designId}/release`)).status).toBe(409);
  const { designId: draft } = await flow.draft({ name: "Begun" });
  expect((await flow.get(`designs/${draft}/release`)).status).toBe(409);
  expect((await publish(draft)).status).toBe(409);
});
