import { Failure } from "#/kernel/errors";
import type { Design, PartHashes } from "#/model/design";
import { emptyIconSet } from "#/model/icon";
import type { DesignContent, PartName } from "#/model/design-content";
import type { Services } from "#/operations/services";

/**
 * Parts that export formats need in addition to brief, direction and tokens. Formats that are not
 * listed need no others.
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

/** Hint for agents when a part is missing. */
export const missingPartHint =
  "The arguments are valid. Ask your user to run the design's project (in the console, or POST /api/v1/projects/ID/run " +
  "with a key that has PIPELINE), then call again.";

/** Defaults for parts that are not loaded or do not exist yet. */
export const emptyParts: Pick<DesignContent, "icons" | "components" | "pages" | "audit"> = {
  icons: emptyIconSet,
  components: [],
  pages: [],
  audit: { rules: [], findings: [], counts: { error: 0, warning: 0, info: 0 } },
};

/** Throws `invalid` while a part that the export needs is missing. */
export function assertPartsMade(parts: PartHashes, format: string): void {
  const needed = ["brief", "direction", "tokens", ...(partsByFormat[format] ?? [])] as const;
  const missing = needed.filter((name) => parts[name] === undefined);
  if (missing.length > 0)
    throw new Failure(
      "invalid",
      `${format} is not available yet. The design lacks ${missing.join(", ")}. Run its project first.`,
      { hint: missingPartHint },
    );
}

/**
 * Loads a design's content for an export. Throws `invalid` while a part that it needs is missing.
 */
export async function loadExportContent(
  { contents }: Pick<Services, "contents">,
  { parts }: Pick<Design, "parts">,
  format: string,
): Promise<DesignContent> {
  assertPartsMade(parts, format);
  const content: Partial<DesignContent> = { ...emptyParts, ...(await contents.loadMadeParts(parts)) };
  return content as DesignContent;
}
