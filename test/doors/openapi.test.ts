import { expect, test } from "bun:test";
import SwaggerParser from "@apidevtools/swagger-parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { descriptionOf } from "#/doors/rest/openapi";
import { operations } from "#/operations/index";

type Description = {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        summary: string;
        responses: Record<string, { description: string }>;
        parameters: { name: string; example?: unknown }[];
      }
    >
  >;
  components: { schemas: Record<string, unknown> };
};
const text = await descriptionOf("http://localhost:4600");
const description = () => JSON.parse(text) as Description;

test("three independent validators find nothing wrong", async () => {
  expect((await new Validator().validate(description())).valid).toBe(true);
  await SwaggerParser.validate(description() as never);
  const problems = await lintFromString({ source: text, config: await createConfig({ extends: ["minimal"] }) });
  expect(
    problems.filter(({ severity }) => severity === "error").map(({ message, location }) => `${message} ${location[0]?.pointer}`),
  ).toEqual([]);
});

test("every route of the operations is described once, with its refusals and nothing beyond", () => {
  const routed = operations.flatMap(({ rest, name }) =>
    rest && !rest.hidden ? [`${rest.method} ${rest.path.replace(/:(\w+)/g, "{$1}")} ${name} ${rest.success ?? 200}`] : [],
  );
  const described = Object.entries(description().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, responses }]) =>
        `${method.toUpperCase()} ${path} ${operationId} ${Object.keys(responses).find((status) => status.startsWith("2"))}`,
    ),
  );
  expect(described.sort()).toEqual(routed.sort());
  for (const methods of Object.values(description().paths))
    for (const { responses, summary } of Object.values(methods)) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(["400", "429", "500"]));
      expect(summary.length).toBeGreaterThan(3);
      expect(Object.values(responses).every((response) => response.description.length > 0)).toBe(true);
    }
});

test("schemas have names", () => {
  expect(Object.keys(description().components.schemas)).toEqual(
    expect.arrayContaining(["Error", "SystemList", "AdoptionManifest"]),
  );
});

test("the checked-in description is the one that the code makes", async () => {
  expect(await Bun.file("data/openapi.json").json()).toEqual(JSON.parse(text));
});
