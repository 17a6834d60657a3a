import type { DesignDifference } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";
import { pluralize } from "#/console/app/components/format";
import type { Tone } from "#/console/app/components/notice";
import { useMediaQuery } from "#/console/app/state/media-query";

type Change = "added" | "removed" | "changed";

/** A page, component or drawing that differs. */
export type ChangedItem = {
  /** Its subject key in the URL. */
  readonly subjectKey: string;
  readonly slug: string;
  readonly change: Change;
  /** The number of variants that were added, removed or changed; 0 if it has none. */
  readonly variants: number;
};

/**
 * The differences between two versions, by kind. A token counts once, in however many modes it
 * differs.
 */
export type Changes = {
  readonly pages: readonly ChangedItem[];
  readonly components: readonly ChangedItem[];
  readonly drawings: readonly ChangedItem[];
  readonly tokens: readonly { readonly family: TokenFamily; readonly label: string; readonly count: number }[];
  readonly isEmpty: boolean;
};

const subjectKinds = { page: "page", component: "component", asset: "marks" } as const;

/**
 * Groups a difference by pages, components, drawings and tokens. Variants
 * (`component:button/primary`) count towards their component.
 */
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
          // An added or removed variant is a change of its component.
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

/** The differences in one line. */
export function summarizeChanges({ pages, components, drawings, tokens }: Changes): string {
  const counts = [
    [pages.length, "page"],
    [components.length, "component"],
    [drawings.length, "drawing"],
    [tokens.reduce((sum, { count }) => sum + count, 0), "token"],
  ] as const;
  return counts.flatMap(([count, noun]) => (count > 0 ? [pluralize(count, noun)] : [])).join(", ");
}

/** Families of design tokens, in the order of the list. */
const tokenFamilies = ["colour", "palette", "type", "space", "shape", "shadow", "motion"] as const;
type TokenFamily = (typeof tokenFamilies)[number];

const familyPatterns: readonly (readonly [pattern: RegExp, family: TokenFamily])[] = [
  [/^palette-/, "palette"],
  [/^(?:font|weight|text|leading|tracking|type)-|^measure$/, "type"],
  [/^(?:space|section)-|^(?:container|columns|gutter|margin)$/, "space"],
  [/^radius(?:-|$)|^stroke/, "shape"],
  [/^shadow-/, "shadow"],
  [/^(?:duration|ease)-/, "motion"],
];

/**
 * The family of a token by its name, which is its CSS variable without the dashes. Names without a
 * known prefix are colour roles.
 */
export const getTokenFamily = (name: string): TokenFamily =>
  familyPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? "colour";

/** Labels of the families. */
const familyLabels: Readonly<Record<TokenFamily, string>> = {
  colour: "Colour roles",
  palette: "Palettes",
  type: "Type",
  space: "Space and grid",
  shape: "Corners and strokes",
  shadow: "Shadows",
  motion: "Motion",
};

type ChangesAsideProps = {
  readonly changes: Changes;
  /** The name of a subject by its key; the slug if it has no name. */
  readonly getName: (item: ChangedItem) => string;
  /** The key of the subject in view. */
  readonly selectedKey: string;
  readonly onSelectItem: (badgeLabel: string) => void;
  readonly onSelectTokens: (family: TokenFamily) => void;
};

const changeBadges: Readonly<Record<Change, readonly [word: string, tone: Tone]>> = {
  added: ["Added", "success"],
  removed: ["Removed", "danger"],
  changed: ["Changed", "info"],
};

/** Everything that differs, by kind. Each entry brings its subject into view. */
export function ChangesAside({ changes, getName, selectedKey, onSelectItem, onSelectTokens }: ChangesAsideProps) {
  const isWide = useMediaQuery("(min-width: 90rem)");
  const groups = [
    ["Pages", changes.pages],
    ["Mark and imagery", changes.drawings],
    ["Components", changes.components],
  ] as const;
  return (
    <details className="changes-aside" open={isWide}>
      <summary>
        <span>Differences</span>
        <span className="quiet">{summarizeChanges(changes)}</span>
      </summary>
      <div className="changes-groups">
        {changes.tokens.length > 0 && (
          <section aria-label="Changed tokens">
            <h3>Tokens</h3>
            <ul>
              {changes.tokens.map(({ family, label, count }) => (
                <li key={family}>
                  <button type="button" onClick={() => onSelectTokens(family)}>
                    <span>{label}</span>
                    <span className="quiet">{count}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {groups.map(
          ([title, items]) =>
            items.length > 0 && (
              <section key={title} aria-label={`Changed ${title.toLowerCase()}`}>
                <h3>
                  {title} <span className="quiet">{items.length}</span>
                </h3>
                <ul>
                  {items.map((item) => {
                    const [badgeLabel, tone] = changeBadges[item.change];
                    return (
                      <li key={item.subjectKey}>
                        <button
                          type="button"
                          aria-current={item.subjectKey === selectedKey ? "true" : undefined}
                          onClick={() => onSelectItem(item.subjectKey)}
                        >
                          <span>{getName(item)}</span>
                          {item.change !== "changed" && <Badge tone={tone}>{badgeLabel}</Badge>}
                        </button>
                      </li>
                    );
                  })}
                </ul>
              </section>
            ),
        )}
      </div>
    </details>
  );
}
