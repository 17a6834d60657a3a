import { demoBriefs } from "#data/briefs";
import { importDesignArtifacts } from "#/operations/artifacts/import-artifacts";
import { startDesign } from "#/operations/brands/start-design";
import { reworkDesign } from "#/operations/designs/rework-design";
import { approveProject } from "#/operations/projects/approve-project";
import { generate } from "#/operations/projects/generate";
import { finishExternalDesign } from "#/operations/projects/finish-external-design";
import type { ConsoleApp } from "#test/browser/console/start-console-app";
import type { RunReport } from "#/operations/projects/run-report";

/** Work from another tool: a good component, one with a finding, an unsafe one and a page. */
export const importedWork = {
  components: [
    { name: "Price tag", html: '<span style="padding:4px 8px">9 €</span>', category: "display" },
    { name: "Loud button", html: '<button style="color:#ff00ff;padding:3px">Buy</button>', category: "actions" },
    { name: "Tracker", html: '<div onclick="alert(1)">Follow</div>', category: "display" },
  ],
  pages: [
    {
      name: "Opening hours",
      html:
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        '<title>Opening hours</title><meta name="description" content="When we are open"></head>' +
        "<body><main><h1>Opening hours</h1><p>Every day from nine.</p></main></body></html>",
    },
  ],
};

/** Ids that the screens of brands and projects need. */
export type PathParameters = Readonly<
  Record<
    | "brand"
    | "draftBrand"
    | "foundation"
    | "review"
    | "outside"
    | "audited"
    | "published"
    | "approved"
    | "reviewDesign"
    | "publishedDesign",
    string
  >
>;

type Made = { readonly design: { readonly id: string }; readonly project: { readonly id: string } };

/**
 * Creates a second design in review beside the published one, a foundation in review, and imports
 * that are pending and decided.
 */
export async function seedBrands(
  app: ConsoleApp,
  published: RunReport | undefined,
  foundation: RunReport | undefined,
): Promise<PathParameters> {
  const { runner } = app.services;
  const create = async (...args: Parameters<typeof app.runOperation>) => (await app.runOperation(...args)) as Made;
  const approve = async ({ project }: Made) => {
    await runner.drain();
    await app.runOperation(approveProject, { id: project.id });
    await runner.drain();
  };
  const review = await create(reworkDesign, { id: published?.design.id, direction: "editorial", run: true });
  await approve(review);
  const outside = async (brief: unknown) => {
    const made = await create(startDesign, { id: "acme", brief, externalDesign: true, run: true });
    await approve(made);
    await app.runOperation(importDesignArtifacts, { id: made.design.id, ...importedWork });
    return made;
  };
  const pending = await outside(demoBriefs[5]);
  const audited = await outside(demoBriefs[6]);
  await app.runOperation(finishExternalDesign, { id: audited.design.id, acceptDrafts: true });
  await runner.drain();
  const approved = (await app.runOperation(generate, { brief: demoBriefs[4], workspace: "acme", approve: true })) as RunReport;
  return {
    approved: approved.project.id,
    brand: published?.brand.id ?? "",
    draftBrand: foundation?.brand.id ?? "",
    foundation: foundation?.project.id ?? "",
    published: published?.project.id ?? "",
    review: review.project.id,
    reviewDesign: review.design.id,
    publishedDesign: published?.design.id ?? "",
    outside: pending.project.id,
    audited: audited.project.id,
  };
}
