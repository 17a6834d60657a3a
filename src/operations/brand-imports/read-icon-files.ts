import { Failure } from "#/kernel/errors";
import type { ImportMapping } from "#/model/brand-import";
import { type BrandSection, emptySection } from "#/operations/brand-imports/brand-files";
import type { SortedFiles } from "#/operations/brand-imports/sort-brand-files";
import { nameIcons } from "#/operations/given/icon-names";
import { maxIcons, readIcons } from "#/operations/given/read-icons";
import { splitSprite } from "#/operations/given/split-sprite";

type Drawing = {
  /** The file, and the id in a sprite. */
  readonly source: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly stated: string | undefined;
};

/**
 * Reads drawings and sprites as icons under their own names, and also under Livery's name where one
 * of Livery's icons shows the same. A file that cannot be read is reported and does not stop the
 * others.
 */
export async function readIconFiles(
  files: SortedFiles["icons"],
  corrections: ReadonlyMap<string, string>,
): Promise<BrandSection> {
  if (files.length === 0) return emptySection;
  const left: { source: string; reason: string }[] = [];
  const drawings: Drawing[] = [];
  const recognized: { path: string; format: string; summary: string }[] = [];
  for (const { path, bytes, name } of files)
    try {
      const symbols = splitSprite(bytes);
      for (const { id, bytes: own } of symbols ?? []) {
        const source = `${path}: ${id}`;
        const correction = corrections.get(source);
        if (correction === "leave") left.push({ source, reason: "You left it out." });
        else drawings.push({ source, fileName: id, bytes: own, stated: /^icon\.(.{1,60})$/.exec(correction ?? "")?.[1] });
      }
      if (symbols) recognized.push({ path, format: "SVG sprite", summary: `${symbols.length} drawings` });
      else drawings.push({ source: path, fileName: path, bytes, stated: name });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      left.push({ source: path, reason: error.message });
    }
  const names = nameIcons(drawings.map(({ fileName }) => fileName));
  const named = drawings.map((drawing, index) => {
    const { name = "", own, isVariant = false } = names[index] ?? {};
    return { ...drawing, name: drawing.stated ?? name, own: drawing.stated === undefined ? own : undefined, isVariant };
  });
  // Icons that Livery has as well come first, plain forms before filled ones.
  const rank = ({ own, isVariant }: (typeof named)[number]) => (own === undefined ? 2 : 0) + Number(isVariant);
  const ordered = named.toSorted((one, other) => rank(one) - rank(other));
  const reading = await readIcons(ordered.map(({ source, bytes, name }) => ({ fileName: source, bytes, name })));
  left.push(...reading.left.map(({ fileName, reason }) => ({ source: fileName, reason })));
  const byName = new Map(reading.icons.map((icon) => [icon.name, icon]));
  const unread = new Set(reading.left.map(({ fileName }) => fileName));
  const icons = [...reading.icons];
  const mapped: ImportMapping[] = [];
  for (const { source, name, own, stated } of ordered) {
    const icon = byName.get(name);
    if (!icon || unread.has(source)) continue;
    const isAdded = own !== undefined && own !== name && !byName.has(own) && icons.length < maxIcons;
    if (isAdded) {
      const alias = { name: own, svg: icon.svg };
      byName.set(own, alias);
      icons.push(alias);
    }
    const replaced = isAdded || own === name ? own : undefined;
    mapped.push({
      source,
      target: `icon ${name}`,
      value: isAdded ? `${name}, ${own}` : name,
      reason:
        stated !== undefined
          ? "You said so."
          : replaced === undefined
            ? "It keeps its own name."
            : `It replaces Livery's icon “${replaced}”, which shows the same.`,
      certainty: stated === undefined ? "by-name" : "exact",
      part: name,
    });
  }
  const sources = new Set(mapped.map(({ source }) => source));
  const single = files.filter(({ path }) => sources.has(path));
  if (reading.icons.length === 0) return { ...emptySection, report: { ...emptySection.report, left } };
  const replacedCount = mapped.filter(({ reason }) => reason.startsWith("It replaces")).length;
  return {
    given: { icons },
    report: {
      recognized: [
        ...recognized,
        ...(single.length > 0
          ? [
              {
                path: describeFiles(single),
                format: "SVG icons",
                summary: `${single.length} ${single.length === 1 ? "icon" : "icons"}`,
              },
            ]
          : []),
      ],
      mapped,
      left,
      notices: [
        `${reading.icons.length === 1 ? "1 icon is" : `${reading.icons.length} icons are`} yours; ${replacedCount} of Livery's ` +
          `${replacedCount === 1 ? "is" : "are"} replaced. ` +
          "The other icons of the set come from the bundled family.",
      ],
    },
    stored: [],
  };
}

const describeFiles = (files: SortedFiles["icons"]): string => {
  const [first] = files;
  if (!first || files.length === 1) return first?.path ?? "";
  const folder = first.path.slice(0, first.path.lastIndexOf("/") + 1);
  return folder !== "" && files.every(({ path }) => path.startsWith(folder)) ? folder : `${files.length} drawings`;
};
