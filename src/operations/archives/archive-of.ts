import type { Design } from "#/model/design";
import type { ArchiveName } from "#/operations/archives/pack-job";
import { designFacts } from "#/operations/designs/design-facts";
import { refuseUnmade } from "#/operations/designs/parts-needed";
import type { Context } from "#/operations/operation";
import { exportFactsOf } from "#/operations/systems/export-facts";
import type { ServedSystem } from "#/operations/systems/served-system";
import { turnOf } from "#/operations/turn-of";

/** An archive of what a system serves. */
export function servedArchive(context: Context, name: ArchiveName, served: ServedSystem): Promise<Uint8Array<ArrayBuffer>> {
  const { system, version } = served;
  refuseUnmade(version.parts, name);
  return context.archives.of({
    name,
    audience: system.showBrief ? "members" : "public",
    facts: exportFactsOf(context, served),
    parts: version.parts,
    versionId: version.id,
    turn: turnOf(context),
  });
}

/** An archive of a design as it is now, and what it is called after; stored where the design is as its newest version froze it. Throws `invalid` while a part is not made. */
export async function designArchive(context: Context, name: ArchiveName, design: Design) {
  const { parts } = design;
  refuseUnmade(parts, name);
  const facts = await designFacts(context, design);
  const newest = (await context.store.versions.listByDesign(design.id)).at(-1);
  const versionId = newest && Bun.deepEquals(newest.parts, parts) ? newest.id : undefined;
  const bytes = await context.archives.of({ name, audience: "members", facts, parts, versionId, turn: turnOf(context) });
  return { bytes, facts };
}
