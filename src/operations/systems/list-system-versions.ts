import { StrictObject } from "#/kernel/schema";
import { VersionListResponse, toVersionResponse, versionExample } from "#/operations/designs/version-schema";
import { defineOwnedOperation } from "#/operations/operation";
import { orderInput, toPageQuery, pageInput, toPage } from "#/operations/paging";
import { findOwnSystem, ownSystemNotFoundMessage, systemName } from "#/operations/systems/resolve";

export const listSystemVersions = defineOwnedOperation({
  name: "list_system_versions",
  title: "List the versions of a system",
  summary: "Lists the versions of a system of your workspace, each with its changes since the last release.",
  tag: "Systems",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ name: systemName, ...orderInput, ...pageInput("ver") }),
  output: VersionListResponse,
  example: { input: { name: "nordhavn-optik" }, output: { versions: [versionExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/systems/:name/versions" },
  notFoundMessage: ownSystemNotFoundMessage,
  find: findOwnSystem,
  async run({ store }, input, system) {
    const found = await store.versions.listPage({ systemId: system.id }, toPageQuery(input));
    const { shown, nextCursor } = toPage(found, input, ({ id }) => id);
    return { versions: shown.map(toVersionResponse), nextCursor };
  },
});
