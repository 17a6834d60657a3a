import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import type { OwnValue } from "#/model/merge-taken-parts";
import { sortParentParts } from "#/model/sub-brand";
import { brandId, brandNotFoundMessage, findBrand } from "#/operations/brands/resolve";
import {
  DesignWithProjectResponse,
  designWithProjectExample,
  runDesignCommand,
  runInput,
} from "#/operations/designs/run-design-command";
import { defineOwnedOperation } from "#/operations/operation";
import { loadParentVersion } from "#/operations/sub-brands/load-parent-version";
import { parentPartsInput } from "#/operations/sub-brands/parent-input";
import { loadRelation } from "#/operations/sub-brands/schema";
import { describeMissingVersion } from "#/lifecycle/load-parent";
import * as lifecycle from "#/lifecycle/take-parent-version";

export const takeParentVersion = defineOwnedOperation({
  name: "take_parent_version",
  title: "Take the parent's published version",
  summary: "Creates a draft of a sub-brand with the parts of its parent's published version and its own edits.",
  description:
    "The draft is based on the brand's newest design, which does not change and stays live until the draft is approved or " +
    "published. What was edited in the sub-brand stays where the parent changed it too; `notices` lists it. " +
    "Adjustments that no longer apply are findings of the draft's coherence audit.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: brandId,
    parts: Type.Optional(parentPartsInput("Parts to take; by default those that the sub-brand takes from its parent")),
    run: runInput,
  }),
  output: DesignWithProjectResponse,
  example: {
    input: { id: "br_01kaph4c7ke0sbx1v0s1kq4s4p", run: true },
    output: {
      ...designWithProjectExample,
      design: { ...designWithProjectExample.design, basedOn: "ds_01kaph4c7ke0sbx1v0s1kq4s4m" },
      notices: ["Kept as edited in this brand: colors.light.primary."],
    },
  },
  rest: { method: "POST", path: "/api/v1/brands/:id/take-parent-version", success: 201 },
  cli: {
    command: "brands take-parent",
    arguments: [{ property: "id", label: "BRAND" }],
    print: ({ design, notices }: DesignWithProjectResponse) =>
      [`Created ${design.name} as a draft: ${design.id}`, ...notices].join("\n"),
    examples: [
      "livery brands take-parent br_01kaph4c7ke0sbx1v0s1kq4s4p",
      "livery brands take-parent br_01kaph4c7ke0sbx1v0s1kq4s4p --parts colors,faces",
    ],
  },
  notFoundMessage: brandNotFoundMessage,
  find: findBrand,
  async run(context, { parts, run = false }, brand) {
    const relation = await loadRelation(context, brand);
    if (!relation) throw new Failure("conflict", "This brand has no parent. Set one with update_brand first.");
    const { parent, taken } = relation;
    if (!parent.version) throw new Failure("conflict", describeMissingVersion(parent));
    if (!taken)
      throw new Failure("conflict", "This brand has no design yet. Create one: it takes the parent's published version.");
    const chosen = sortParentParts(parts ?? brand.parentParts);
    const version = await loadParentVersion(context, parent, parent.version, chosen);
    const notices: string[] = [];
    return await runDesignCommand(
      context,
      async (commandContext) => {
        const { kept, ...created } = await lifecycle.takeParentVersion(commandContext, brand.id, taken.design.id, version);
        notices.push(...describeKept(kept));
        return created;
      },
      { run: () => run, notices },
    );
  },
});

/** Values that a notice names; the rest is counted. */
const maxNamed = 20;

function describeKept(kept: readonly OwnValue[]): readonly string[] {
  const names = [...new Set(kept.map(({ name }) => name.replace(/^tokens\./, "")))];
  if (names.length === 0) return [];
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : "";
  return [`Kept as edited in this brand: ${names.slice(0, maxNamed).join(", ")}${more}.`];
}
