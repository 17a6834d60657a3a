import { StrictObject } from "#/kernel/schema";
import { VersionListAnswer, versionAnswer, versionExample } from "#/operations/designs/version-answer";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf } from "#/operations/paging";

export const listDesignVersions = ownedOperation({
  name: "list_design_versions",
  title: "List a design's versions",
  summary: "The versions that were frozen from one design, each with what changed against the last release.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId, ...pageInput("ver") }),
  output: VersionListAnswer,
  example: { input: { id: versionExample.designId }, output: { versions: [versionExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/designs/:id/versions" },
  missing: noDesign,
  find: findDesign,
  async run({ store }, input, { design }) {
    const of = { systemId: design.systemId, designId: design.id };
    const { shown, nextCursor } = pageOf(await store.versions.listPage(of, pageAsked(input)), input, ({ id }) => id);
    return { versions: shown.map(versionAnswer), nextCursor };
  },
});
