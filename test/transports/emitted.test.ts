import { expect, test } from "bun:test";
import { generateConsoleApi } from "../../scripts/emit/console-api";
import { generateConsoleBrand } from "../../scripts/emit/console-brand";

test("what the console wears is what Livery makes of its brief today", async () => {
  for (const [path, text] of Object.entries(await generateConsoleBrand()))
    expect([path, await Bun.file(path).text()]).toEqual([path, text]);
});

test("the console's types are those of the API description", async () => {
  expect(await Bun.file("data/console-api.ts").text()).toBe(generateConsoleApi(await Bun.file("data/openapi.json").text()));
});

test("a nullable, an enum, a list and a file of the description become their types", () => {
  const schema = {
    type: "object",
    required: ["state"],
    properties: {
      state: { type: "string", enum: ["ON", "OFF"] },
      name: { type: ["string", "null"] },
      rows: { type: "array", items: { $ref: "#/components/schemas/Row" } },
    },
  };
  const text = generateConsoleApi(
    JSON.stringify({
      components: { schemas: { Row: { type: "object", required: ["at"], properties: { at: { type: "integer" } } } } },
      paths: {
        "/api/v1/things/{id}": {
          post: {
            operationId: "do_thing",
            parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
            requestBody: { content: { "application/zip": { schema: { type: "string", format: "binary" } } } },
            responses: { 201: { content: { "application/json": { schema } } } },
          },
        },
      },
    }),
  );
  expect(text).toContain("export type Row = { at: number };");
  expect(text).toContain("input: { id: string; body: Blob }");
  expect(text).toContain(
    'output: { state: ("ON" | "OFF"); name?: string | null | undefined; rows?: readonly (Row)[] | undefined }',
  );
  expect(text).toContain('do_thing: "POST /api/v1/things/{id}"');
});
