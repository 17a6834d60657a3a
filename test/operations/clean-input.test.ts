import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { cleanInput } from "#/operations/clean-input";
import { type ExternalFlow, createExternalFlow } from "#test/operations/external-flow";

let flow: ExternalFlow;
beforeAll(async () => {
  flow = await createExternalFlow();
});
afterAll(() => flow.app.close());

const odd = "A\u0007b\u202ec";

describe("control characters", () => {
  test("are removed from all texts of an input but secrets, addresses, markup and files", () => {
    const { input, notices } = cleanInput({
      name: odd,
      list: [{ note: "fine" }, { note: odd }],
      password: odd,
      url: odd,
      html: odd,
      count: 3,
      nothing: null,
    });
    expect(input).toEqual({
      name: "Abc",
      list: [{ note: "fine" }, { note: "Abc" }],
      password: odd,
      url: odd,
      html: odd,
      count: 3,
      nothing: null,
    });
    expect(notices).toEqual(["name: 2 control characters were removed.", "list[1].note: 2 control characters were removed."]);
  });

  test("that a route removes are reported in its response, with their fields", async () => {
    const { app, key, bring, waiting } = flow;
    const { cookie } = await app.person("OWNER");
    const { designId, projectId } = await waiting("Fern");
    const workspace = `/api/v1/workspaces/${app.workspaceId}`;
    const brand = await app.send("POST", `${workspace}/brands`, { key, body: { name: `Moss ${odd}`, tagline: odd } });
    const answers = {
      "name, tagline": brand,
      "description, website": await app.send("PATCH", `/api/v1/brands/${brand.json.id}`, {
        cookie,
        body: { description: odd, website: "https://example.com/\u0007" },
      }),
      name: await app.send("POST", `${workspace}/api-keys`, { cookie, body: { name: odd, permissions: ["READ"] } }),
      "components[0].name, components[0].notes": await bring(designId, {
        components: [{ name: odd, html: "<p>Rye</p>", notes: odd }],
      }),
      "name ": await app.send("PATCH", `/api/v1/projects/${projectId}`, { cookie, body: { name: odd } }),
      "brief.offer": await app.send("POST", `/api/v1/brands/${brand.json.id}/designs`, {
        key,
        body: { brief: { name: "Moss", offer: odd } },
      }),
    };
    for (const [fields, { status, json }] of Object.entries(answers)) {
      expect([fields, status < 300, json.error]).toEqual([fields, true, undefined]);
      const named = (json.notices as string[]).map((notice) => notice.slice(0, notice.indexOf(":")));
      expect(named.map((name) => name.replace(/^offer$/, "brief.offer"))).toEqual(fields.trim().split(", "));
    }
    expect(answers["name, tagline"].json).toMatchObject({ name: "Moss Abc", tagline: "Abc" });
  });

  test("a response to clean input has no notices", async () => {
    const { app, key } = flow;
    const { json } = await app.send("POST", `/api/v1/workspaces/${app.workspaceId}/brands`, { key, body: { name: "Clean" } });
    expect(json).not.toHaveProperty("notices");
  });
});
