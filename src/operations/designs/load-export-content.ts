import { Failure } from "#/kernel/errors";
import type { Design, PartHashes } from "#/model/design";
import { type DesignContent, type PartName, partNames } from "#/model/design-content";
import type { Services } from "#/operations/services";

/**
 * What exports beyond the token files are written from besides brief, direction and tokens; those
 * that are not named here need the tokens alone.
 */
const partsByFormat: Readonly<Record<string, readonly PartName[]>> = {
  "brand-manifest": ["mark", "imagery"],
  "assets-svg": ["mark", "imagery"],
  components: ["mark", "imagery", "components"],
  "components-json": ["mark", "imagery", "components"],
  pages: ["mark", "imagery", "components", "pages"],
  all: ["mark", "imagery", "components", "pages"],
  bundle: ["mark", "imagery", "components", "pages"],
  "rules-pack": ["mark"],
  "partner-design-kit": ["mark", "imagery", "components"],
};

/** What an agent does where a part of a design is not made yet. */
export const missingPartHint =
  "Nothing in the arguments is wrong. Your person runs the design's project (console, or POST /api/v1/projects/ID/run " +
  "with a key that has PIPELINE); call again when that part is made.";

/** Stands for the parts that are not read, or not made yet. */
export const emptyParts: Pick<DesignContent, "components" | "pages" | "audit"> = {
  components: [],
  pages: [],
  audit: { rules: [], findings: [], counts: { error: 0, warning: 0, info: 0 } },
};

/** Throws `invalid` while a part that an export needs is not made. */
export function assertPartsMade(parts: PartHashes, format: string): void {
  const needed = ["brief", "direction", "tokens", ...(partsByFormat[format] ?? [])] as const;
  const missing = needed.filter((name) => parts[name] === undefined);
  if (missing.length > 0)
    throw new Failure(
      "invalid",
      `${format} cannot be written yet: this design has no ${missing.join(", no ")} so far. Run its project first.`,
      { hint: missingPartHint },
    );
}

/**
 * A design's content as far as an export reads it. Throws `invalid` while a part that it needs is
 * not made.
 */
export async function loadExportContent(
  { contents }: Pick<Services, "contents">,
  { parts }: Pick<Design, "parts">,
  format: string,
): Promise<DesignContent> {
  assertPartsMade(parts, format);
  const madeParts = partNames.filter((name) => parts[name] !== undefined);
  const values = await Promise.all(madeParts.map(async (name) => [name, await contents.loadPart(parts, name)] as const));
  const content: Partial<DesignContent> = { ...emptyParts, ...Object.fromEntries(values) };
  return content as DesignContent;
}
