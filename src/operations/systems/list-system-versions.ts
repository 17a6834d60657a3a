import { StrictObject } from "#/kernel/schema";
import { VersionListAnswer, versionAnswer, versionExample } from "#/operations/designs/version-answer";
import { ownedOperation } from "#/operations/operation";
import { orderInput, pageAsked, pageInput, pageOf } from "#/operations/paging";
import { findOwnSystem, noOwnSystem } from "#/operations/systems/find-own-system";
import { systemName } from "#/operations/systems/name-input";

export const listSystemVersions = ownedOperation({
  name: "list_system_versions",
  title: "List a system's versions",
  summary: "Every version of a system of one's own, each with what changed against the last release.",
  tag: "Systems",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ name: systemName, ...orderInput, ...pageInput("ver") }),
  output: VersionListAnswer,
  example: { input: { name: "nordhavn-optik" }, output: { versions: [versionExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/systems/:name/versions" },
  missing: noOwnSystem,
  find: findOwnSystem,
  async run({ store }, input, system) {
    const found = await store.versions.listPage({ systemId: system.id }, pageAsked(input));
    const { shown, nextCursor } = pageOf(found, input, ({ id }) => id);
    return { versions: shown.map(versionAnswer), nextCursor };
  },
});
