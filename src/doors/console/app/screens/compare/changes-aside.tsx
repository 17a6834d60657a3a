import { Badge } from "#/doors/console/app/parts/badge";
import type { Tone } from "#/doors/console/app/parts/notice";
import { type Change, type ChangedThing, type Changes, sumOf } from "#/doors/console/app/screens/compare/changes";
import type { TokenFamily } from "#/doors/console/app/screens/compare/token-family";
import { useMedia } from "#/doors/console/app/state/media";

type ChangesAsideProps = {
  readonly changes: Changes;
  /** The name of a thing by its word; its slug is shown where it has none. */
  readonly nameOf: (thing: ChangedThing) => string;
  /** The word of what is in view. */
  readonly shown: string;
  readonly onThing: (word: string) => void;
  readonly onTokens: (family: TokenFamily) => void;
};

const marks: Readonly<Record<Change, readonly [word: string, tone: Tone]>> = {
  added: ["New", "success"],
  removed: ["Gone", "danger"],
  changed: ["Changed", "info"],
};

/** Everything that differs, by what it is; each entry brings it into view. */
export function ChangesAside({ changes, nameOf, shown, onThing, onTokens }: ChangesAsideProps) {
  const isBeside = useMedia("(min-width: 90rem)");
  const groups = [
    ["Pages", changes.pages],
    ["Mark and imagery", changes.drawings],
    ["Components", changes.components],
  ] as const;
  return (
    <details className="changes-aside" open={isBeside}>
      <summary>
        <span>What differs</span>
        <span className="quiet">{sumOf(changes)}</span>
      </summary>
      <div className="changes-groups">
        {changes.tokens.length > 0 && (
          <section aria-label="Tokens that differ">
            <h3>Tokens</h3>
            <ul>
              {changes.tokens.map(({ family, label, count }) => (
                <li key={family}>
                  <button type="button" onClick={() => onTokens(family)}>
                    <span>{label}</span>
                    <span className="quiet">{count}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {groups.map(
          ([title, things]) =>
            things.length > 0 && (
              <section key={title} aria-label={`${title} that differ`}>
                <h3>
                  {title} <span className="quiet">{things.length}</span>
                </h3>
                <ul>
                  {things.map((thing) => {
                    const [word, tone] = marks[thing.change];
                    return (
                      <li key={thing.word}>
                        <button
                          type="button"
                          aria-current={thing.word === shown ? "true" : undefined}
                          onClick={() => onThing(thing.word)}
                        >
                          <span>{nameOf(thing)}</span>
                          {thing.change !== "changed" && <Badge tone={tone}>{word}</Badge>}
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
