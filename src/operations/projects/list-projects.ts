import type { BrandId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { projectStates } from "#/model/project";
import { defineOwnedOperation } from "#/operations/operation";
import { countTotal, orderInput, toPageQuery, pageInput, toPage } from "#/operations/paging";
import { mapProject, ProjectResponse, projectExample } from "#/operations/projects/schema";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";

const projectSorts = ["created", "updated"] as const;

/** A project in a list, with the name of its brand and its pending imports. */
const ListedProject = Type.Object(
  {
    ...ProjectResponse.properties,
    brandName: Type.String({ description: "Name of the brand" }),
    pendingImports: Type.Integer({ description: "Number of imported drafts that wait for a decision" }),
    openProposals: Type.Integer({ description: "Number of proposals to edit the design that wait for a decision" }),
  },
  { title: "ListedProject" },
);
const listedExample: Static<typeof ListedProject> = {
  ...projectExample,
  brandName: "Nordhavn Optik",
  pendingImports: 0,
  openProposals: 0,
};

export const listProjects = defineOwnedOperation({
  name: "list_projects",
  title: "List projects",
  summary: "Lists the workspace's projects with their states.",
  tag: "Projects",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: workspaceId,
    state: Type.Optional(
      Type.Array(StringEnum(projectStates), {
        minItems: 1,
        maxItems: projectStates.length,
        description: "Only projects in one of these states",
      }),
    ),
    waiting: Type.Optional(
      Type.Boolean({
        description:
          "Only projects that need attention: in review, paused for external design work, failed, stopped between two " +
          "stages, or with pending imports or open proposals",
      }),
    ),
    brandId: Type.Optional(IdString<BrandId>({ minLength: 1, maxLength: 64, description: "Only projects of this brand" })),
    search: Type.Optional(
      Type.String({ minLength: 1, maxLength: 80, description: "Only projects whose name or brand name contains this text" }),
    ),
    sort: Type.Optional(StringEnum(projectSorts, { default: "created", description: "Sort key; `order` sets the direction" })),
    ...orderInput,
    ...pageInput("prj"),
  }),
  output: Type.Object(
    {
      projects: Type.Array(ListedProject, { description: "Projects in the requested order" }),
      total: Type.Integer({ description: "Number of projects on all pages" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "ProjectList" },
  ),
  example: { input: { limit: 20 }, output: { projects: [listedExample], total: 1, nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/projects" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, input, target) {
    const { state: states, waiting = false, brandId, search, sort } = input;
    const { projects, designs, brands, editProposals, externalArtifacts } = context.store;
    const query = { states, brandId, search, waitingAtMs: waiting ? context.clock.now().getTime() : undefined };
    const found = await projects.listPage(target.workspaceId, { ...query, byChange: sort === "updated", ...toPageQuery(input) });
    const total = await countTotal(found, input, () => projects.count(target.workspaceId, query));
    const { shown, nextCursor } = toPage(found, input, ({ id }) => id);
    const pending = await externalArtifacts.countPendingByProject(shown.map(({ id }) => id));
    const proposals = await editProposals.countOpen(shown.map(({ designId }) => designId));
    const designOf = new Map((await designs.listByIds(shown.map(({ designId }) => designId))).map((one) => [one.id, one]));
    const brandIds = new Set([...designOf.values()].map((design) => design.brandId));
    const brandOf = new Map((await brands.listByIds([...brandIds])).map((brand) => [brand.id, brand]));
    const rows = shown.map((project) => {
      const response = mapProject(context.clock, project, designOf.get(project.designId));
      return {
        ...response,
        brandName: brandOf.get(response.brandId)?.name ?? "",
        pendingImports: pending.get(project.id) ?? 0,
        openProposals: proposals.get(project.designId) ?? 0,
      };
    });
    return { projects: rows, total, nextCursor };
  },
});
