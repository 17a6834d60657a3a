import { StrictObject } from "#/kernel/schema";
import { VersionListResponse, toVersionResponse, versionExample } from "#/operations/designs/version-schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";

export const listDesignVersions = defineOwnedOperation({
  name: "list_design_versions",
  title: "List a design's versions",
  summary: "Lists the versions of a design, each with its changes since the last release.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId, ...pageInput("ver") }),
  output: VersionListResponse,
  example: { input: { id: versionExample.designId }, output: { versions: [versionExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/designs/:id/versions" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run({ store }, input, { design }) {
    const filter = { systemId: design.systemId, designId: design.id };
    const { shown, nextCursor } = toPage(await store.versions.listPage(filter, toPageQuery(input)), input, ({ id }) => id);
    return { versions: shown.map(toVersionResponse), nextCursor };
  },
});
