import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type DesignFlow, createDesignFlow } from "#test/operations/design-flow";

let flow: DesignFlow;
beforeAll(async () => {
  flow = await createDesignFlow();
});
afterAll(() => flow.app.close());

const preview = (brief: unknown) => flow.post(`workspaces/${flow.app.workspaceId}/brief-preview`, { brief });

describe("what was understood from a brief", () => {
  test("is part of its preview, with labels and the words that led to it", async () => {
    const { json } = await preview({
      name: "Praxis Linde",
      industry: "Zahnarztpraxis",
      adjectives: ["ruhig"],
      avoid: ["kindisch"],
    });
    const { language, kind, trade, moods, avoided, motifs } = json.understanding;
    expect(language).toMatchObject({ value: "de", label: "German" });
    expect(kind.value).toBe("practice");
    expect(trade).toMatchObject({ value: "dentist", reasons: [{ source: "industry", phrase: "Zahnarztpraxis" }] });
    expect(moods).toEqual([{ value: "calm", label: "calm", reasons: [{ source: "adjectives", phrase: "ruhig" }] }]);
    expect(avoided.map(({ value }: { value: string }) => value)).toEqual(["childish"]);
    expect(motifs).toContain("tooth");
  });

  test("is part of a design, and the brief's corrections override it", async () => {
    const brief = { name: "Corrected", industry: "Zahnarztpraxis", language: "bg", kind: "school", trade: "bakery" };
    const made = await flow.post(`workspaces/${flow.app.workspaceId}/designs`, { brief });
    const { json } = await flow.get(`designs/${made.json.design.id}`);
    const { language, kind, trade } = json.understanding;
    expect([language.value, kind.value, trade.value]).toEqual(["bg", "school", "bakery"]);
    for (const { reasons } of [language, kind, trade]) expect(reasons[0].source).toBe("correction");
    expect(json.brief).toMatchObject({ language: "bg", kind: "school", trade: "bakery" });
  });

  test("an unknown trade, kind or language is refused with 400; for a trade the message lists similar ones", async () => {
    const unknown = await preview({ name: "A", trade: "bakerry" });
    expect(unknown.status).toBe(400);
    expect(JSON.stringify(unknown.json).replaceAll("\\", "")).toContain(
      'trade: "bakerry" is not a known trade. Similar trades: bakery',
    );
    expect((await preview({ name: "A", trade: "Not an id" })).status).toBe(400);
    expect((await preview({ name: "A", kind: "bank-robber" })).status).toBe(400);
    expect((await preview({ name: "A", language: "xx" })).status).toBe(400);
    const created = await flow.post(`workspaces/${flow.app.workspaceId}/designs`, {
      brief: { name: "A", trade: "unicorn-riding" },
    });
    expect(created.status).toBe(400);
  });

  test("every listed trade is accepted", async () => {
    const { json } = await flow.get("trades");
    expect(json.trades.length).toBeGreaterThanOrEqual(240);
    const { id } = json.trades.at(-1);
    expect((await preview({ name: "A", trade: id })).json.understanding.trade.value).toBe(id);
  });
});

test("a direction that the brief alone decided is never said to be requested, however many neighbours there are", async () => {
  for (const name of ["Wexelblat", "Orrin", "Tamsin Vale", "Quill", "Bexley Row", "Nimmo"]) {
    const { json } = await preview({ name });
    for (const { direction } of json.boards) expect(direction.reasons.join(" ")).not.toContain("Requested");
    const made = await flow.post(`workspaces/${flow.app.workspaceId}/designs`, { brief: { name } });
    expect(made.json.design).toMatchObject({ direction: json.boards[0].direction.id, seed: json.seed });
  }
});
