import type { Edit } from "#/audit/edit";
import type { ClassUse } from "#/audit/files/extracted-styles";
import { checkUtility, parseUtilityColor, type UtilityFault } from "#/audit/files/check-utility";
import { parseFrameworkName } from "#/audit/framework-colors";
import type { Observation, RuleMetadata } from "#/audit/rule";
import { type ColorRole, colorRoles, type TokenSet } from "#/model/token-set";

export const utilityFromTheme: RuleMetadata = {
  id: "utility-from-theme",
  summary: "Utility classes use values of the theme, not arbitrary values or the framework's defaults.",
  severity: "warning",
  safety: false,
};

type ClassList = { readonly text: string; readonly classes: readonly ClassUse[]; readonly subject: string };

/** A class name with the colour that it sets, if it sets one. */
type ColoredClass = ClassUse & { readonly color: ReturnType<typeof parseUtilityColor> };

/** Checks the names in class lists, except those that a checked style sheet defines. */
export function* observeClasses(
  { text, classes, subject }: ClassList,
  tokens: TokenSet,
  definedClasses: ReadonlySet<string>,
): Generator<Observation> {
  const own = classes
    .filter(({ name }) => !definedClasses.has(name))
    .map((use) => ({ ...use, color: parseUtilityColor(use.name) }));
  const isOnlyAccent = countAccents(own) <= 1;
  const lists = [...groupByList(own)].map((list) => ({ list, grounds: findGrounds(list, tokens, isOnlyAccent) }));
  const hasInverseGround = lists.some(({ grounds }) => [...grounds.values()].includes("inverse"));
  for (const { list, grounds } of lists) {
    const hasDarkGround = list.some(({ color }) => color?.use === "ground" && color.variants.includes("dark:"));
    for (const { name, offset, color } of list) {
      const ground = color?.use === "text" ? (grounds.get(color.variants) ?? grounds.get("")) : undefined;
      const fault = checkUtility(name, tokens, { isOnlyAccent, hasInverseGround, hasDarkGround, ground });
      if (!fault) continue;
      const { message, fix, choices } = fault;
      const edits = text.startsWith(name, offset) ? listEdits(text, { name, offset }, fault) : [];
      if (edits.length > 0 && color?.use === "ground" && fault.role !== undefined)
        edits.push(...pairText(text, list, color.variants, fault.role));
      yield {
        subject,
        location: { text, offset },
        message,
        fix,
        ...(choices && { choices }),
        ...(edits.length > 0 && { edits }),
      };
    }
  }
}

const listEdits = (text: string, { name, offset }: { name: string; offset: number }, { replacement }: UtilityFault): Edit[] =>
  replacement === undefined ? [] : [{ text, offset, length: name.length, insert: replacement }];

function groupByList(classes: readonly ColoredClass[]): Iterable<readonly ColoredClass[]> {
  const lists = new Map<number, ColoredClass[]>();
  for (const one of classes) {
    const list = lists.get(one.list);
    if (list) list.push(one);
    else lists.set(one.list, [one]);
  }
  return lists.values();
}

/** The number of families of accents among the framework's colours. */
function countAccents(classes: readonly ColoredClass[]): number {
  const families = classes.flatMap(({ color }) => {
    const framework = color && color.use !== "any" ? parseFrameworkName(color.value) : undefined;
    return framework?.meaning === "accent" ? [framework.family] : [];
  });
  return new Set(families).size;
}

const isRole = (name: string): name is ColorRole => (colorRoles as readonly string[]).includes(name);

/** The ground that a class list sets, by its variants: its own role, or the one that replaces it. */
function findGrounds(
  list: readonly ColoredClass[],
  tokens: TokenSet,
  isOnlyAccent: boolean,
): ReadonlyMap<string, ColorRole | "unknown"> {
  const grounds = new Map<string, ColorRole | "unknown">();
  for (const { name, color } of list) {
    if (color?.use !== "ground") continue;
    if (isRole(color.value)) grounds.set(color.variants, color.value);
    const fault = checkUtility(name, tokens, { isOnlyAccent, hasDarkGround: true });
    if (fault) grounds.set(color.variants, fault.role ?? "unknown");
  }
  return grounds;
}

/** Edits of white and black text, which a replaced ground may not carry. */
function pairText(text: string, list: readonly ColoredClass[], variants: string, ground: ColorRole): Edit[] {
  const foreground = `${ground.replace(/-(?:hover|active)$/, "")}-foreground`;
  const role = isRole(foreground) ? foreground : "foreground";
  return list.flatMap(({ name, offset, color }) =>
    color?.use === "text" &&
    color.variants === variants &&
    (color.value === "white" || color.value === "black") &&
    text.startsWith(name, offset)
      ? [{ text, offset: offset + color.offset, length: color.value.length, insert: role }]
      : [],
  );
}
