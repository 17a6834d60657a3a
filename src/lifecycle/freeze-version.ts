import { listIdentityChanges } from "#/audit/identity-changes";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import type { Design } from "#/model/design";
import { emptyGiven } from "#/model/given";
import type { DesignContent, PartName } from "#/model/design-content";
import {
  type Bump,
  type BumpReason,
  listBumpReasons,
  type Changelog,
  type Decision,
  createChangelog,
  isGreaterBump,
  getNextVersionNumber,
  getNextRelease,
  type Version,
  type VersionKind,
} from "#/model/version";
import type { DecidedDesign } from "#/studio/adjustments/list-decisions";
import type { DesignContents } from "#/store/design-contents";
import type { Repositories } from "#/store/store";

/**
 * What a person decides about a release: a greater bump than the proposed one, and release notes.
 */
export type ReleaseChoice = { readonly bump?: Bump | undefined; readonly releaseNotes?: string | undefined };

/** What the next release of a system would be if a design were published now. */
export type ReleaseProposal = {
  readonly lastRelease: string | null;
  readonly bump: Bump;
  readonly reasons: readonly BumpReason[];
  readonly changelog: Changelog;
};

/** Compares a design with the last release of its system. The first release is 1.0.0. */
export async function proposeRelease(
  { versions }: Pick<Repositories, "versions">,
  contents: Pick<DesignContents, "loadPart">,
  design: Pick<Design, "systemId" | "parts">,
): Promise<ReleaseProposal> {
  const last = (await versions.listBySystem(design.systemId)).findLast(({ kind }) => kind === "release");
  const partsToCompare = comparedParts.filter((name) => design.parts[name]);
  const [before, after] = [
    last ? await loadParts(contents, last.parts, partsToCompare) : {},
    await loadParts(contents, design.parts, partsToCompare),
  ];
  const decisions = await listDecisions(contents, last?.parts, design.parts, before, after);
  const { createInventory } = await import("#/audit/inventory");
  const changelog: Changelog = {
    ...createChangelog(createInventory(before), createInventory(after)),
    ...(decisions.length > 0 && { decisions }),
  };
  if (!last)
    return { lastRelease: null, bump: "major", reasons: [{ bump: "major", text: "This is the first release." }], changelog };
  const reasons = listBumpReasons(changelog, listIdentityChanges(before, after));
  const bump = reasons.reduce<Bump>(
    (greatest, reason) => (isGreaterBump(reason.bump, greatest) ? reason.bump : greatest),
    "patch",
  );
  return { lastRelease: last.number, bump, reasons, changelog };
}

/**
 * Adds the next version of a system: a frozen snapshot of the design's parts, numbered by what
 * changed since the last release. Call it in a unit of work. Throws `invalid` for a bump below the
 * proposed one.
 */
export async function freezeVersion(
  repositories: Pick<Repositories, "versions">,
  contents: DesignContents,
  design: Design,
  kind: VersionKind,
  createdAt: string,
  { bump: requestedBump, releaseNotes }: ReleaseChoice = {},
): Promise<Version> {
  const { lastRelease, bump: proposedBump, reasons, changelog } = await proposeRelease(repositories, contents, design);
  const bump = requestedBump ?? proposedBump;
  if (isGreaterBump(proposedBump, bump))
    throw new Failure(
      "invalid",
      `bump can only be raised: this release is at least ${proposedBump}. ${reasons.map(({ text }) => text).join(" ")}`,
    );
  const earlierVersions = await repositories.versions.listBySystem(design.systemId);
  const number = getNextVersionNumber(
    getNextRelease(lastRelease ?? undefined, bump),
    kind,
    earlierVersions.map((version) => version.number),
  );
  const version: Version = {
    id: createId("ver"),
    systemId: design.systemId,
    designId: design.id,
    number,
    kind,
    seed: design.seed,
    parts: design.parts,
    changelog,
    bump,
    proposedBump,
    reasons,
    releaseNotes: releaseNotes ?? null,
    createdAt,
  };
  await repositories.versions.insert(version);
  return version;
}

/** The most decisions that a changelog lists; the rest is counted. */
const maxDecisions = 60;

/** What people decided since the last release, edits by hand first. */
async function listDecisions(
  contents: Pick<DesignContents, "loadPart">,
  beforeParts: Design["parts"] | undefined,
  afterParts: Design["parts"],
  before: Partial<DesignContent>,
  after: Partial<DesignContent>,
): Promise<readonly Decision[]> {
  const load = async (parts: Design["parts"], made: Partial<DesignContent>): Promise<DecidedDesign> => ({
    ...made,
    brief: await contents.loadPart(parts, "brief"),
    given: await contents.loadPart(parts, "given"),
    adjustments: await contents.loadPart(parts, "adjustments"),
  });
  const now = await load(afterParts, after);
  const last = beforeParts && (await load(beforeParts, before));
  const { listDecidedEdits, listGivenChanges } = await import("#/studio/adjustments/list-decisions");
  const decisions: readonly Decision[] = [
    ...listDecidedEdits(last, now).map(({ text, reason }) => ({ text, ...(reason !== null && { reason }) })),
    ...listGivenChanges(last?.given ?? emptyGiven, now.given).map((text) => ({ text })),
  ];
  if (decisions.length <= maxDecisions) return decisions;
  const rest = decisions.length - maxDecisions;
  return [...decisions.slice(0, maxDecisions), { text: `And ${rest} more ${rest === 1 ? "edit" : "edits"}.` }];
}

/**
 * The parts that users build on. A foundation has no components and pages yet; missing parts do not
 * count as removed.
 */
const comparedParts = ["direction", "tokens", "mark", "imagery", "components", "pages"] as const;

async function loadParts(
  contents: Pick<DesignContents, "loadPart">,
  parts: Design["parts"],
  names: readonly PartName[],
): Promise<Partial<DesignContent>> {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await contents.loadPart(parts, name)] as const)));
}
