import type { DesignContent } from "#/model/design-content";

/** The parts of a design that people recognize it by. */
type Identity = Partial<Pick<DesignContent, "direction" | "mark" | "imagery" | "tokens">>;

/** Kinds of imported pictures that stand for the brand itself. */
const logoKinds: readonly string[] = ["logo", "mark"];

/**
 * What changed of a brand's identity, one sentence a change: another mark, display or text face, or
 * page layout. Another colour is none: marks are compared without theirs. A part that one side has
 * not made yet is no change.
 */
export function listIdentityChanges(before: Identity, after: Identity): readonly string[] {
  const changes: string[] = [];
  if (before.mark && after.mark && serializeMarkShape(before) !== serializeMarkShape(after))
    changes.push("The mark is another one.");
  if (before.imagery && after.imagery && serializeLogos(before) !== serializeLogos(after))
    changes.push("A logo that was imported is another one, new or gone.");
  for (const family of ["display", "text"] as const) {
    const [old, now] = [before.tokens?.typography.families[family].name, after.tokens?.typography.families[family].name];
    if (old !== undefined && now !== undefined && old !== now) changes.push(`The ${family} face is ${now} instead of ${old}.`);
  }
  const [old, now] = [before.direction, after.direction];
  if (old && now && serializeLayout(old) !== serializeLayout(now))
    changes.push(
      old.layout === now.layout
        ? `The page layout ${now.layout} is divided differently.`
        : `The page layout is ${now.layout} instead of ${old.layout}.`,
    );
  return changes;
}

/**
 * The symbol and the wordmark without their colours. Other files of the set follow from these two,
 * and from which colours show on which ground.
 */
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
