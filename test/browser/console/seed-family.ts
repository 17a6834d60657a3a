import { publishDesign } from "#/operations/designs/publish-design";
import { reworkDesign } from "#/operations/designs/rework-design";
import { updateDesignEdits } from "#/operations/edits/update-design-edits";
import { approveProject } from "#/operations/projects/approve-project";
import { generate } from "#/operations/projects/generate";
import type { RunReport } from "#/operations/projects/run-report";
import type { ConsoleApp } from "#test/browser/console/start-console-app";

/** Ids of a brand with a sub-brand. */
export type Family = { readonly parent: string; readonly subBrand: string };

/**
 * Creates a published brand, a sub-brand with parts of it, and a newer version of the parent with
 * another colour and radius. The sub-brand edited a colour itself.
 */
export async function seedFamily(app: ConsoleApp): Promise<Family> {
  const { runner, contents, store } = app.services;
  const run = async (input: object) =>
    (await app.runOperation(generate, { workspace: "acme", approve: true, ...input })) as RunReport;
  const offer = "Ferries and harbour tours";
  const parent = await run({
    brief: { name: "Fjordline", offer, brandColor: "#0b5c7a", seed: 3, archetype: "civic" },
    publish: true,
  });
  const subBrand = await run({
    brief: { name: "Fjordline Kids", offer: "Boat trips for families", seed: 5 },
    parent: "fjordline",
    parentParts: ["colors", "faces", "shape", "icons"],
  });
  const rework = async (id: string, edits: object) => {
    const draft = (await app.runOperation(reworkDesign, { id, run: true })) as {
      design: { id: string };
      project: { id: string };
    };
    await runner.drain();
    await app.runOperation(updateDesignEdits, { id: draft.design.id, ...edits });
    return draft;
  };
  const design = await store.designs.findById(subBrand.design.id as `ds_${string}`);
  const given = structuredClone(await contents.loadPart(design?.parts ?? {}, "given"));
  Object.assign(given.tokens?.colors?.light ?? {}, { primary: "#8a3b1e" });
  await rework(subBrand.design.id, { given });
  const newer = await rework(parent.design.id, {
    adjustments: [
      { kind: "brand-color", value: "#0b57c5" },
      { kind: "radius", px: 14 },
    ],
  });
  for (let step = 0; step < 2; step++) {
    await app.runOperation(approveProject, { id: newer.project.id });
    await runner.drain();
  }
  await app.runOperation(publishDesign, { id: newer.design.id });
  return { parent: parent.brand.id, subBrand: subBrand.brand.id };
}
