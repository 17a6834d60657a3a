import { demoBriefs } from "#data/briefs";
import { importDesignArtifacts } from "#/operations/artifacts/import-artifacts";
import { startDesign } from "#/operations/brands/start-design";
import { reworkDesign } from "#/operations/designs/rework-design";
import { approveProject } from "#/operations/projects/approve-project";
import { generate } from "#/operations/projects/generate";
import { finishExternalDesign } from "#/operations/projects/finish-external-design";
import type { ConsoleApp } from "#test/browser/console/start-console-app";
import { seedFamily } from "#test/browser/console/seed-family";
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

/** Edits that an agent proposes, one of which loses contrast. */
export const proposedEdits = [
  { kind: "radius", px: 14, reason: "The buttons of the shop are this round." },
  { kind: "color-role", mode: "light", role: "muted-foreground", value: "#b8b8b8" },
  { kind: "face", slot: "display", face: "bitter", reason: "The shop sets its headings in Bitter." },
];

/** Proposes edits of a draft with an agent's key and returns the proposal's id. */
export async function proposeEdits(
  app: ConsoleApp,
  designId: string,
  key: string,
  adjustments: readonly object[] = proposedEdits,
) {
  const response = await fetch(`${app.url}/api/v1/designs/${designId}/proposals`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ adjustments, note: "The shop is rounder and calmer than the draft." }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { proposal } = (await response.json()) as { proposal: { id: string } };
  return proposal.id;
}

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
    | "proposedDesign"
    | "publishedDesign"
    | "parentBrand"
    | "subBrand",
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
  const proposed = foundation && (await app.services.store.designs.findById(foundation.design.id));
  if (proposed) await proposeEdits(app, proposed.id, await app.createKey("Shop agent", proposed.workspaceId));
  const family = await seedFamily(app);
  return {
    parentBrand: family.parent,
    subBrand: family.subBrand,
    approved: approved.project.id,
    brand: published?.brand.id ?? "",
    draftBrand: foundation?.brand.id ?? "",
    foundation: foundation?.project.id ?? "",
    published: published?.project.id ?? "",
    review: review.project.id,
    reviewDesign: review.design.id,
    proposedDesign: foundation?.design.id ?? "",
    publishedDesign: published?.design.id ?? "",
    outside: pending.project.id,
    audited: audited.project.id,
  };
}
