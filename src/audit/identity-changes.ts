import type { DesignContent } from "#/model/design-content";

/** The parts of a design that people recognize it by. */
type Identity = Partial<Pick<DesignContent, "direction" | "mark" | "imagery" | "tokens">>;

/** Kinds of imported pictures that stand for the brand itself. */
const logoKinds: readonly string[] = ["logo", "mark"];

/**
 * What changed of a brand's identity, one sentence a change: another mark, display or text face, or page layout. Another colour is none: marks are compared without theirs.
 * A part that one side has not made yet is no change.
 */
export function identityChanges(before: Identity, after: Identity): readonly string[] {
  const changes: string[] = [];
  if (before.mark && after.mark && markShape(before) !== markShape(after)) changes.push("The mark is another one.");
  if (before.imagery && after.imagery && logosOf(before) !== logosOf(after))
    changes.push("A logo that was imported is another one, new or gone.");
  for (const family of ["display", "text"] as const) {
    const [old, now] = [before.tokens?.typography.families[family].name, after.tokens?.typography.families[family].name];
    if (old !== undefined && now !== undefined && old !== now) changes.push(`The ${family} face is ${now} instead of ${old}.`);
  }
  const [old, now] = [before.direction, after.direction];
  if (old && now && layoutOf(old) !== layoutOf(now))
    changes.push(
      old.layout === now.layout
        ? `The page layout ${now.layout} is divided differently.`
        : `The page layout is ${now.layout} instead of ${old.layout}.`,
    );
  return changes;
}

/** The symbol and the wordmark without their colours. Other files of the set follow from these two, and from which colours show on which ground. */
const markShape = ({ mark }: Identity): string =>
  JSON.stringify([
    mark?.symbol.viewBox,
    mark?.symbol.shapes.map(({ path, rule }) => [path, rule]),
    mark?.assets.filter(({ kind }) => kind === "wordmark").map(({ svg }) => withoutColors(svg)),
  ]);

const withoutColors = (svg: string): string => svg.replace(/#[0-9a-fA-F]{3,8}\b/g, "#");

const logosOf = ({ imagery }: Identity): string =>
  JSON.stringify((imagery?.rasters ?? []).filter(({ kind }) => logoKinds.includes(kind)).map(({ slug, hash }) => [slug, hash]));

const layoutOf = ({ layout, spans }: DesignContent["direction"]): string => JSON.stringify([layout, spans]);
