import { afterAll, describe, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { maxStoredProposals, maxOpenProposals } from "#/model/edit-proposal";
import { permissions } from "#/model/key";
import { createDesignFlow } from "#test/operations/design-flow";

const flow = await createDesignFlow();
afterAll(() => flow.app.close());

const radius = { kind: "radius", px: 14, reason: "As in the shop" };
const face = { kind: "face", slot: "display", face: "bitter" };
const pale = { kind: "color-role", mode: "light", role: "muted-foreground", value: "#cccccc" };

/** A draft in review with the handoff key of an agent. */
async function furnish(name: string, make: typeof flow.reviewed = flow.reviewed) {
  const { designId, projectId } = await make({ name });
  const { key, row } = await flow.app.key(permissions, { kind: "HANDOFF", designId: designId });
  const path = `designs/${designId}/proposals`;
  return {
    designId,
    projectId,
    key,
    row,
    propose: (adjustments: readonly object[], more: object = {}, credentials: object = { key }) =>
      flow.send("POST", path, { ...credentials, body: { adjustments, ...more } }),
    list: async (query = "") => (await flow.get(`${path}${query}`)).json.proposals,
    read: async (id: string) => (await flow.get(`${path}/${id}`)).json,
    decide: (id: string, command: string, body: object = {}, credentials: object = { cookie: flow.member }) =>
      flow.send("POST", `${path}/${id}/${command}`, { ...credentials, body }),
    edit: (adjustments: readonly object[]) =>
      flow.send("PATCH", `designs/${designId}/edits`, { cookie: flow.member, body: { adjustments } }),
    readEdits: async () => (await flow.get(`designs/${designId}/edits`)).json.adjustments,
  };
}

describe("an agent", () => {
  test("proposes edits of a draft, which does not change until a person accepts them", async () => {
    const { propose, decide, readEdits, read, row, designId } = await furnish("Proposed");
    const sent = await propose([radius, face], { note: "The shop is rounder." });
    expect(sent.status).toBe(201);
    expect(sent.json.proposal).toMatchObject({
      status: "OPEN",
      note: "The shop is rounder.",
      proposedBy: { kind: "KEY", name: row.prefix, keyName: row.name },
      edits: [
        { index: 0, label: "Corner radius", to: "14 px", reason: "As in the shop", decision: "OPEN", adjustment: radius },
        { index: 1, label: "Display face", to: "Bitter", reason: null, decision: "OPEN" },
      ],
      reviewUrl: expect.stringContaining(`/designs/${designId}/edit?proposal=prp_`),
    });
    expect(sent.json.preview.tokens).toContainEqual(expect.objectContaining({ name: "radius", after: "0.875rem" }));
    expect(await readEdits()).toEqual([]);
    const { id } = sent.json.proposal;
    expect((await read(id)).preview).toEqual(sent.json.preview);
    const accepted = await decide(id, "accept");
    expect([accepted.status, accepted.json.proposal.status]).toEqual([200, "ACCEPTED"]);
    expect(await readEdits()).toEqual([radius, face]);
    expect((await read(id)).preview).toBeNull();
    expect((await decide(id, "accept")).status).toBe(409);
  }, 60_000);

  test("cannot accept, decline or edit, and withdraws only what it proposed", async () => {
    const { propose, decide, key, designId } = await furnish("Limited agent");
    const { id } = (await propose([radius])).json.proposal;
    expect((await decide(id, "accept", {}, { key })).status).toBe(403);
    expect((await decide(id, "decline", { reason: "no" }, { key })).status).toBe(403);
    const other = await flow.app.key(permissions);
    expect((await decide(id, "accept", {}, { key: other.key })).status).toBe(403);
    expect((await decide(id, "withdraw", {}, { key: other.key })).status).toBe(403);
    expect((await flow.send("PATCH", `designs/${designId}/edits`, { key, body: { adjustments: [radius] } })).status).toBe(403);
    expect((await decide(id, "withdraw", {}, { key })).json.status).toBe("WITHDRAWN");
    expect((await decide(id, "accept")).status).toBe(409);
  }, 60_000);

  test("gets the same proposal for the same edits, replaces its own, and is limited in number", async () => {
    const { propose, list, designId } = await furnish("Repeated");
    const first = (await propose([radius])).json.proposal.id;
    expect((await propose([radius])).json.proposal.id).toBe(first);
    const second = (await propose([face], { replaces: first })).json.proposal.id;
    expect((await list()).map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [first, "SUPERSEDED"],
      [second, "OPEN"],
    ]);
    const foreign = await propose([radius], { replaces: second }, { key: (await flow.app.key(permissions)).key });
    expect([foreign.status, foreign.json.error]).toEqual([400, expect.stringContaining("not an open proposal of yours")]);
    const { store } = flow.app.services;
    const row = await store.editProposals.findById(designId, second);
    if (!row) throw new Error("the proposal is missing");
    await store.transaction(async ({ editProposals }) => {
      for (let count = 1; count < maxOpenProposals; count++)
        await editProposals.insert({ ...row, id: createId("prp"), fingerprint: String(count) }, maxStoredProposals);
    });
    const full = await propose([{ kind: "radius", px: 33 }]);
    expect([full.status, full.json.error]).toEqual([409, expect.stringContaining("20 open proposals")]);
    expect((await propose([{ kind: "radius", px: 33 }], { replaces: second })).status).toBe(201);
  }, 60_000);

  test("is refused what does not apply, with what does", async () => {
    const { propose, list } = await furnish("Refused");
    const errorOf = async (adjustment: object) => {
      const { status, json } = await propose([radius, adjustment]);
      return [status, json.error];
    };
    expect(await errorOf({ kind: "radius", px: 3 })).toEqual([
      400,
      expect.stringContaining("adjustments[1] changes the same thing as adjustments[0]"),
    ]);
    expect(await errorOf({ kind: "stroke" })).toEqual([400, "adjustments[1] (stroke): px is required."]);
    expect(await errorOf({ kind: "layout", layout: "spiral" })).toEqual([400, expect.stringContaining("Use one of: ")]);
    expect(await errorOf({ kind: "text", page: "landing", from: "No page says this", to: "x" })).toEqual([
      400,
      expect.stringContaining("adjustments[1] (text): Nothing on the page “landing” says"),
    ]);
    expect(await errorOf({ kind: "lock", part: "mark" })).toEqual([
      400,
      expect.stringContaining("“lock” is not a kind of edit that can be proposed"),
    ]);
    expect(await list()).toEqual([]);
  }, 60_000);
});

describe("a person", () => {
  test("accepts and declines edits one by one, and the proposal closes with the last", async () => {
    const { propose, decide, readEdits } = await furnish("One by one");
    const { id } = (await propose([radius, face, { kind: "density", density: "airy" }])).json.proposal;
    const first = (await decide(id, "accept", { edits: [1] })).json.proposal;
    expect([first.status, first.edits.map(({ decision }: { decision: string }) => decision)]).toEqual([
      "OPEN",
      ["OPEN", "ACCEPTED", "OPEN"],
    ]);
    expect((await decide(id, "accept", { edits: [1] })).status).toBe(409);
    expect((await decide(id, "accept", { edits: [9] })).status).toBe(400);
    expect((await decide(id, "decline", { edits: [0] })).status).toBe(400);
    const last = (await decide(id, "decline", { reason: "The corners stay." })).json;
    expect([last.status, last.reason]).toEqual(["ACCEPTED", "The corners stay."]);
    expect(await readEdits()).toEqual([face]);
  }, 60_000);

  test("sees what would fail, and can accept it", async () => {
    const { propose, read, projectId, decide } = await furnish("Pale");
    const { id } = (await propose([pale])).json.proposal;
    const { preview } = await read(id);
    expect(preview.contrast.appear).toContainEqual(expect.objectContaining({ mode: "light", foreground: "muted-foreground" }));
    expect(preview.findings.appear).toContainEqual(expect.objectContaining({ rule: "token-contrast", severity: "error" }));
    expect((await decide(id, "accept")).status).toBe(200);
    const { findings } = (await flow.get(`projects/${projectId}/audit`)).json;
    expect(findings.map(({ rule }: { rule: string }) => rule)).toContain("token-contrast");
  }, 60_000);

  test("is shown what changed since, and replaces it only on purpose", async () => {
    const { propose, read, decide, edit, readEdits } = await furnish("Rebased");
    const { id, edits } = (await propose([radius, face])).json.proposal;
    const own = { kind: "radius", px: 2 };
    expect((await edit([own])).status).toBe(200);
    expect((await read(id)).proposal.edits[0]).toMatchObject({ from: "2 px", to: "14 px", changedSince: edits[0].from });
    const refused = await decide(id, "accept");
    expect([refused.status, refused.json.error]).toEqual([
      409,
      expect.stringContaining("Changed since it was proposed: Corner radius"),
    ]);
    expect(await readEdits()).toEqual([own]);
    expect((await decide(id, "accept", { edits: [1] })).status).toBe(200);
    expect(await readEdits()).toEqual([own, face]);
    expect((await decide(id, "accept", { overwrite: true })).status).toBe(200);
    expect(await readEdits()).toEqual([face, radius]);
  }, 60_000);

  test("cannot accept an edit that no longer applies", async () => {
    const { propose, read, decide, designId, readEdits } = await furnish("Gone text");
    const { texts } = (await flow.get(`designs/${designId}/edits/texts?page=landing`)).json;
    const brief = (await flow.get(`designs/${designId}`)).json.brief;
    const heading = texts.find(({ kind }: { kind: string }) => kind === "heading");
    const text = { kind: "text", page: "landing", from: heading.from, to: "Glasses for the harbour" };
    const { id } = (await propose([text])).json.proposal;
    const changed = { ...brief, name: "A wholly different name" };
    expect(
      (
        await flow.send("PATCH", `designs/${designId}`, {
          cookie: flow.member,
          body: { brief: changed, discard: true, run: true },
        })
      ).status,
    ).toBe(200);
    await flow.app.services.runner.drain();
    const { preview } = await read(id);
    expect(preview?.conflicts).toEqual([{ index: 0, reason: expect.stringContaining("Nothing on the page “landing” says") }]);
    const refused = await decide(id, "accept");
    expect([refused.status, refused.json.error]).toEqual([409, expect.stringContaining("Text on landing")]);
    expect(await readEdits()).toEqual([]);
  }, 60_000);
});

test("approving a design closes its open proposals, and none can be made any more", async () => {
  const { propose, list, projectId } = await furnish("Approved");
  const { id } = (await propose([radius])).json.proposal;
  expect((await flow.post(`projects/${projectId}/approve`, {})).status).toBe(200);
  expect((await list()).map((one: { id: string; status: string }) => [one.id, one.status])).toEqual([[id, "SUPERSEDED"]]);
  expect((await propose([face])).status).toBe(409);
}, 60_000);

test("a proposal is in the audit log and in an event, and goes with its brand", async () => {
  const { propose, decide, designId, row } = await furnish("Recorded", flow.foundation);
  await flow.events();
  const { id } = (await propose([radius])).json.proposal;
  await decide(id, "decline", { reason: "No." });
  const entries = await flow.app.services.store.auditLog.listPage(flow.app.workspaceId, { targetId: designId, limit: 2 });
  expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
    ["proposal.declined", flow.memberUser.email],
    ["proposal.created", row.prefix],
  ]);
  expect((await flow.events()).map(({ name, data }) => [name, data.proposalId])).toEqual([["design.edits_proposed", id]]);
  const design = await flow.app.services.store.designs.findById(designId);
  expect((await flow.send("DELETE", `brands/${design?.brandId}`, { cookie: flow.member })).status).toBe(200);
  expect(await flow.app.services.store.editProposals.listPage(designId, { limit: 10 })).toEqual([]);
}, 60_000);
