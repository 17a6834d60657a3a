import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { generateConsoleApi } from "../../scripts/emit/console-api";
import { generateConsoleBrand } from "../../scripts/emit/console-brand";

test("what the console wears is what Livery makes of its brief today", async () => {
  for (const [path, text] of Object.entries(await generateConsoleBrand()))
    expect([path, await Bun.file(path).text()]).toEqual([path, text]);
});

test("the console's types are generated from the list of operations", async () => {
  expect(await Bun.file("data/console-api.ts").text()).toBe(generateConsoleApi());
});

test("a nullable, an enum, a list, a titled schema and a file become their types", () => {
  const sendThing = defineOperation({
    name: "send_thing",
    title: "Send a thing",
    summary: "Stores a thing.",
    tag: "Server",
    access: "public",
    input: StrictObject({ id: Type.String(), data: Type.Unsafe<Uint8Array>({ type: "string", format: "binary" }) }),
    output: StrictObject({
      state: StringEnum(["ON", "OFF"]),
      name: Type.Optional(Nullable(Type.String())),
      rows: Type.Optional(Type.Array(StrictObject({ at: Type.Integer() }, { title: "Thing row" }))),
    }),
    rest: { method: "POST", path: "/api/v1/things/:id", rawBody: { property: "data", mediaTypes: ["application/zip"] } },
    run: async () => ({ state: "ON" as const }),
  });
  const text = generateConsoleApi([sendThing]);
  expect(text).toContain("export type ThingRow = { at: number };");
  expect(text).toContain("input: { id: string; body: Blob }");
  expect(text).toContain(
    'output: { state: ("ON" | "OFF"); name?: string | null | undefined; rows?: readonly (ThingRow)[] | undefined }',
  );
  expect(text).toContain('send_thing: "POST /api/v1/things/:id"');
});
