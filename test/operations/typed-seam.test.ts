import type { BrandId, DesignId, LinkId } from "#/model/ids";
import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { callOperation } from "#/console/app/api/call-operation";
import type { Reply } from "#/kernel/http/reply";
import { createId, isId } from "#/kernel/ids";
import { StrictObject } from "#/kernel/schema";
import type { Design } from "#/model/design";
import type { Project } from "#/model/project";
import type { Operations as ConsoleOperations, routes } from "#data/console-api";
import type { InputOf, OperationByName, OperationName, OutputOf, RouteOf } from "#/operations";
import { brandId as brandIdSchema, findBrand } from "#/operations/brands/resolve";
import { designId as designIdSchema } from "#/operations/designs/resolve";
import { defineOperation, defineOwnedOperation } from "#/operations/operation";
import type { PathParameter } from "#/operations/rest-route";
import { defineTool, readOnlyHints } from "#/operations/tool";
import type { Repositories } from "#/store/store";

/**
 * What the compiler guarantees about operations. `bun check` is the test: each line below a
 * `@ts-expect-error` has to be an error, and no other line may be one.
 */
const compiles = (_: () => unknown) => expect(true).toBe(true);

const isSame = <One, Other>(_: [One] extends [Other] ? ([Other] extends [One] ? true : false) : false) => undefined;

const thing = {
  name: "get_thing",
  title: "Get a thing",
  summary: "Returns a thing.",
  tag: "Server",
  access: "public",
  input: StrictObject({ id: Type.String(), limit: Type.Optional(Type.Integer()) }),
  output: StrictObject({ name: Type.String() }),
  run: async () => ({ name: "" }),
} as const;

test("name, route, input and output of an operation are known from the list", () =>
  compiles(() => {
    isSame<RouteOf<"update_brand">["path"], "/api/v1/brands/:id">(true);
    isSame<RouteOf<"update_brand">["method"], "PATCH">(true);
    isSame<RouteOf<"add_user">, never>(true);
    isSame<keyof InputOf<"revoke_api_key">, "id" | "keyId">(true);
    isSame<OutputOf<"get_brand">["visibility"], "PUBLIC" | "PRIVATE">(true);
    isSame<OperationByName<"whoami">["name"], "whoami">(true);
    // @ts-expect-error no operation has this name
    type Unknown = InputOf<"get_brnd">;
    // @ts-expect-error a brand has no such property
    type Missing = OutputOf<"get_brand">["nmae"];
    // @ts-expect-error not every string is a name
    const name: OperationName = "get_brnd" as string;
    return [name] as [string, Unknown?, Missing?];
  }));

test("a path parameter has to be a property of the input", () =>
  compiles(() => {
    defineOperation({ ...thing, rest: { method: "GET", path: "/things/:id" } });
    // @ts-expect-error the input has no property "thingId"
    defineOperation({ ...thing, rest: { method: "GET", path: "/things/:thingId" } });
    // @ts-expect-error the input has no property "part"
    defineOperation({ ...thing, rest: { method: "GET", path: "/things/:id/:part" } });
  }));

test("the file of a body has to be a property of the input", () =>
  compiles(() => {
    const mediaTypes = ["application/zip"] as const;
    const rest = { method: "POST", path: "/things/:id" } as const;
    defineOperation({ ...thing, rest: { ...rest, rawBody: { property: "limit", mediaTypes } } });
    // @ts-expect-error the input has no property "data"
    defineOperation({ ...thing, rest: { ...rest, rawBody: { property: "data", mediaTypes } } });
  }));

test("arguments, secrets and flags of a command have to be properties of the input", () =>
  compiles(() => {
    const id = [{ property: "id", label: "ID" }] as const;
    const cli = { command: "things get", arguments: id, examples: [] } as const;
    defineOperation({ ...thing, cli: { ...cli, secrets: ["id"], flags: { limit: "max" } } });
    // @ts-expect-error the input has no property "thing"
    defineOperation({ ...thing, cli: { ...cli, arguments: [{ property: "thing", label: "ID" }] } });
    // @ts-expect-error the input has no property "password"
    defineOperation({ ...thing, cli: { ...cli, secrets: ["password"] } });
    // @ts-expect-error the input has no property "size"
    defineOperation({ ...thing, cli: { ...cli, flags: { size: "max" } } });
    // @ts-expect-error the output has no property "label"
    defineOperation({ ...thing, cli: { ...cli, print: ({ label }) => label } });
  }));

test("the target is found by properties of the input", () =>
  compiles(() => {
    defineOperation({ ...thing, find: async (_, { id }) => id });
    // @ts-expect-error the input has no property "name"
    defineOperation({ ...thing, find: async (_, { name }) => name });
  }));

test("the arguments of a tool have to map to the input, and the output to its own", () =>
  compiles(() => {
    const base = { description: "Returns a thing.", auth: "public", hints: readOnlyHints } as const;
    const input = StrictObject({ thingId: Type.String() });
    const target = { argument: "thingId", property: "id" } as const;
    const renamed = defineTool({ ...base, input, target });
    const mapped = defineTool({ ...base, input, toInput: ({ thingId: id }) => ({ id }) });
    defineOperation({ ...thing, tool: renamed });
    defineOperation({ ...thing, tool: mapped });
    const unmapped = defineTool({ ...base, input });
    // @ts-expect-error nothing becomes the property "id"
    defineOperation({ ...thing, tool: unmapped });
    const mistyped = defineTool({ ...base, input, toInput: () => ({ id: 1 }) });
    // @ts-expect-error an id is text
    defineOperation({ ...thing, tool: mistyped });
    // @ts-expect-error the tool has no argument "designId"
    defineTool({ ...base, input, target: { argument: "designId", property: "id" } });
    const relabelled = defineTool({ ...base, input, target, toOutput: (output: { label: string }) => output });
    // @ts-expect-error the output has no property "label"
    defineOperation({ ...thing, tool: relabelled });
  }));

test("an operation returns what its output schema describes", () =>
  compiles(() => {
    // @ts-expect-error the name is missing
    defineOperation({ ...thing, run: async () => ({}) });
    const { output: _, ...file } = thing;
    // @ts-expect-error without an output schema it returns a reply
    defineOperation(file);
  }));

test("the console has the inputs, outputs and path parameters of the operations", () =>
  compiles(() => {
    type Name = keyof ConsoleOperations;
    isSame<Exclude<Name, OperationName>, never>(true);
    isSame<
      { [N in Name]: PathParameter<(typeof routes)[N]> extends keyof ConsoleOperations[N]["input"] ? never : N }[Name],
      never
    >(true);
    // The console sends a file as `body`.
    type OtherInputs = { [N in Name]: InputOf<N> extends ConsoleOperations[N]["input"] ? never : N }[Name];
    isSame<OtherInputs, "create_brand_import" | "import_design_archive">(true);
    // Exports are files, some of which the console reads as JSON.
    type Json<N extends Name> = OutputOf<N> extends Reply ? string : OutputOf<N>;
    type OtherOutputs = { [N in Name]: Json<N> extends ConsoleOperations[N]["output"] ? never : N }[Name];
    isSame<
      OtherOutputs,
      "export_design" | "get_registry" | "get_registry_entry" | "get_registry_item" | "get_system_tokens" | "get_theme_json"
    >(true);
    // @ts-expect-error the path parameter is "id"
    void callOperation("get_brand", { brandId: "br_1" });
    // @ts-expect-error a path parameter is missing
    void callOperation("revoke_api_key", { id: "ws_1" });
  }));

test("an id of one kind is no id of another", () =>
  compiles(() => {
    const [brandId, designId] = [createId("br"), createId("ds")];
    isSame<BrandId, typeof brandId>(true);
    isSame<InputOf<"get_brand">["id"], BrandId>(true);
    isSame<OutputOf<"get_brand">["id"], BrandId>(true);
    isSame<InputOf<"revoke_invitation">["invitationId"], LinkId>(true);
    // @ts-expect-error a design is no brand
    isSame<DesignId, BrandId>(true);
    // @ts-expect-error a design is no brand
    const mistaken: BrandId = designId;
    // @ts-expect-error any text is no id
    const unparsed: BrandId = "br_1" as string;
    const parsed = (text: string): BrandId | undefined => (isId("br", text) ? text : undefined);
    return (repositories: Repositories, design: Design, project: Project) => [
      mistaken,
      unparsed,
      parsed(""),
      repositories.brands.findById(design.brandId),
      // @ts-expect-error a design's id finds no brand
      repositories.brands.findById(design.id),
      // @ts-expect-error a brand's id finds no design
      repositories.designs.findById(brandId),
      // @ts-expect-error a project is not its design
      repositories.designs.update(project.id, {}),
      // @ts-expect-error a workspace is no system
      repositories.systems.findById(project.workspaceId),
      // @ts-expect-error the workspace comes before the user
      repositories.users.findMembership(createId("usr"), project.workspaceId),
      // @ts-expect-error a cursor of designs continues no list of brands
      repositories.brands.listPage(project.workspaceId, { after: designId, limit: 1 }),
      // @ts-expect-error the columns of a row are ids of their kinds
      repositories.designs.insert({ ...design, brandId: design.systemId }),
    ];
  }));

test("an operation finds its target by an id of the kind that its input has", () =>
  compiles(() => {
    const route = { method: "GET", path: "/things/:id" } as const;
    const own = { ...thing, access: { people: "MEMBER" }, notFoundMessage: "No thing has this id.", rest: route } as const;
    defineOwnedOperation({ ...own, input: StrictObject({ id: brandIdSchema }), find: findBrand });
    // @ts-expect-error a design's id finds no brand
    defineOwnedOperation({ ...own, input: StrictObject({ id: designIdSchema }), find: findBrand });
  }));
