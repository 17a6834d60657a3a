import { Badge } from "#/console/app/components/badge";
import type { Tone } from "#/console/app/components/notice";
import {
  type Change,
  type ChangedItem,
  type Changes,
  summarizeChanges,
  type TokenFamily,
} from "#/console/app/screens/compare/changes";
import { useMediaQuery } from "#/console/app/state/media-query";

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
