import type { DesignContent } from "#/model/design-content";

/** The parts of a design that people recognize it by. */
type Identity = Partial<Pick<DesignContent, "direction" | "mark" | "imagery" | "tokens">>;

/** Kinds of imported images that represent the brand. */
const logoKinds: readonly string[] = ["logo", "mark"];

/**
 * Describes changes to the identity of a brand, one sentence each: mark, imported logos, fonts and
 * page layout. Colours are ignored, and so are parts that only one side has.
 */
export function listIdentityChanges(before: Identity, after: Identity): readonly string[] {
  const changes: string[] = [];
  if (before.mark && after.mark && serializeMarkShape(before) !== serializeMarkShape(after))
    changes.push("The mark has changed.");
  if (before.imagery && after.imagery && serializeLogos(before) !== serializeLogos(after))
    changes.push("An imported logo was added, changed or removed.");
  for (const family of ["display", "text"] as const) {
    const [old, now] = [before.tokens?.typography.families[family].name, after.tokens?.typography.families[family].name];
    if (old !== undefined && now !== undefined && old !== now) changes.push(`The ${family} font changed from ${old} to ${now}.`);
  }
  const [old, now] = [before.direction, after.direction];
  if (old && now && serializeLayout(old) !== serializeLayout(now))
    changes.push(
      old.layout === now.layout
        ? `The page layout ${now.layout} has different column spans.`
        : `The page layout changed from ${old.layout} to ${now.layout}.`,
    );
  return changes;
}

/** The symbol and the wordmark without colours. All other versions of the mark derive from them. */
const serializeMarkShape = ({ mark }: Identity): string =>
  JSON.stringify([
    mark?.symbol.viewBox,
    mark?.symbol.shapes.map(({ path, rule }) => [path, rule]),
    mark?.assets.filter(({ kind }) => kind === "wordmark").map(({ svg }) => removeColors(svg)),
  ]);

const removeColors = (svg: string): string => svg.replace(/#[0-9a-fA-F]{3,8}\b/g, "#");

const serializeLogos = ({ imagery }: Identity): string =>
  JSON.stringify((imagery?.rasters ?? []).filter(({ kind }) => logoKinds.includes(kind)).map(({ slug, hash }) => [slug, hash]));

const serializeLayout = ({ layout, spans }: DesignContent["direction"]): string => JSON.stringify([layout, spans]);
