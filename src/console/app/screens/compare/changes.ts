import type { DesignDifference } from "#data/console-api";
import { getTokenFamily, familyLabels, type TokenFamily, tokenFamilies } from "#/console/app/screens/compare/token-family";

export type Change = "added" | "removed" | "changed";

/** A page, component or drawing that differs. */
export type ChangedItem = {
  /** What stands for it in the address. */
  readonly subjectKey: string;
  readonly slug: string;
  readonly change: Change;
  /** How many variants of it came, went or changed; 0 where it has none. */
  readonly variants: number;
};

/** What differs between two versions, by what it is. Tokens are counted once, however many modes they differ in. */
export type Changes = {
  readonly pages: readonly ChangedItem[];
  readonly components: readonly ChangedItem[];
  readonly drawings: readonly ChangedItem[];
  readonly tokens: readonly { readonly family: TokenFamily; readonly label: string; readonly count: number }[];
  readonly isEmpty: boolean;
};

const subjectKinds = { page: "page", component: "component", asset: "marks" } as const;

/** Sorts a difference by pages, components, drawings and tokens. Variants (`component:button/primary`) count to their component. */
export function groupChanges({ added, removed, changed, tokens }: DesignDifference): Changes {
  const collectItems = (kind: keyof typeof subjectKinds) => {
    const found = new Map<string, ChangedItem>();
    const addItems = (names: readonly string[], change: Change) => {
      for (const name of names) {
        if (!name.startsWith(`${kind}:`)) continue;
        const [slug = "", variant] = name.slice(kind.length + 1).split("/");
        const before = found.get(slug);
        found.set(slug, {
          subjectKey: `${subjectKinds[kind]}:${slug}`,
          slug,
          // A variant that came or went is a change of its component.
          change: variant === undefined ? change : (before?.change ?? "changed"),
          variants: (before?.variants ?? 0) + (variant === undefined ? 0 : 1),
        });
      }
    };
    addItems(added, "added");
    addItems(removed, "removed");
    addItems(changed, "changed");
    return [...found.values()].toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  };
  const names = [...new Set(tokens.map(({ name }) => name))];
  const families = Map.groupBy(names, getTokenFamily);
  const tokenCounts = tokenFamilies.flatMap((family) => {
    const count = families.get(family)?.length ?? 0;
    return count > 0 ? [{ family, label: familyLabels[family], count }] : [];
  });
  return {
    pages: collectItems("page"),
    components: collectItems("component"),
    drawings: collectItems("asset"),
    tokens: tokenCounts,
    isEmpty: tokens.length + added.length + removed.length + changed.length === 0,
  };
}

/** How much differs, in a line. */
export function summarizeChanges({ pages, components, drawings, tokens }: Changes): string {
  const counts = [
    [pages.length, "page", "pages"],
    [components.length, "component", "components"],
    [drawings.length, "drawing", "drawings"],
    [tokens.reduce((sum, { count }) => sum + count, 0), "token", "tokens"],
  ] as const;
  return counts.flatMap(([count, one, many]) => (count > 0 ? [`${count} ${count === 1 ? one : many}`] : [])).join(", ");
}
