import { useMemo, useRef } from "react";
import type { Board, DesignDifference } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { Section } from "#/doors/console/app/parts/section";
import { useQueryWord } from "#/doors/console/app/router/location";
import { type ChangedThing, changesOf } from "#/doors/console/app/screens/compare/changes";
import { ChangesAside } from "#/doors/console/app/screens/compare/changes-aside";
import { CompareBar } from "#/doors/console/app/screens/compare/compare-bar";
import { drawingsOf } from "#/doors/console/app/screens/compare/compare-drawings";
import { CompareStage } from "#/doors/console/app/screens/compare/compare-stage";
import { subjectChoices, subjectOf, wordOf } from "#/doors/console/app/screens/compare/subject";
import { TokenDifference } from "#/doors/console/app/screens/compare/token-difference";
import { useComparison } from "#/doors/console/app/screens/compare/use-comparison";
import { useFrameMode } from "#/doors/console/app/screens/projects/frame-mode";
import { useFrameWidth } from "#/doors/console/app/screens/projects/frame-width";
import { ReleaseNotes } from "#/doors/console/app/screens/projects/release-reasons";

/** A difference to another design. */
export type Difference = DesignDifference & { readonly from: NonNullable<DesignDifference["from"]> };

/** Two versions of a brand by sight and by value: what is chosen of both in one place, everything that differs beside it, and the tokens below. */
export function Comparison({ difference }: { readonly difference: Difference }) {
  const { from, to } = difference;
  const old = useAnswer("get_design_board", { id: from.designId });
  const now = useAnswer("get_design_board", { id: to.designId });
  if (changesOf(difference).isNothing)
    return (
      <EmptyState title="Nothing differs">
        <p>
          Every token, page, component and drawing of {to.version ?? "this draft"} is the same as in{" "}
          {from.version ?? "the other draft"}. Choose another version to compare with.
        </p>
      </EmptyState>
    );
  return (
    <Loaded known={old}>
      {(before) => <Loaded known={now}>{(after) => <Shown difference={difference} before={before} after={after} />}</Loaded>}
    </Loaded>
  );
}

type ShownProps = { readonly difference: Difference; readonly before: Board; readonly after: Board };

function Shown({ difference, before, after }: ShownProps) {
  const [word, setWord] = useQueryWord("show");
  const [family, setFamily] = useQueryWord("tokens");
  const width = useFrameWidth();
  const mode = useFrameMode();
  const comparison = useComparison();
  const stage = useRef<HTMLDivElement>(null);
  const tokens = useRef<HTMLDivElement>(null);
  const changes = useMemo(() => changesOf(difference), [difference]);
  const choices = useMemo(() => subjectChoices(before, after), [before, after]);
  const subject = subjectOf(word, choices);
  const isPhone = width.value === "phone";
  const sides = [
    { ...difference.from, side: "before", board: before },
    { ...difference.to, side: "after", board: after },
  ] as const;
  const names = new Map(choices.map(({ value, label }) => [value, label]));
  for (const { board } of sides) for (const { slug, name } of drawingsOf(board)) names.set(wordOf({ kind: "marks", slug }), name);
  const nameOf = ({ word: name, slug }: ChangedThing) => names.get(name) ?? slug;
  const things = [...changes.pages, ...changes.components, ...changes.drawings];
  const changed = new Set(things.map((thing) => (thing.word.startsWith("marks:") ? "marks" : thing.word)));
  const { releaseNotes, version } = difference.to;
  return (
    <>
      {releaseNotes && (
        <section className="compare-notes" aria-label={`Release notes of ${version}`}>
          <ReleaseNotes notes={releaseNotes} />
        </section>
      )}
      <div className="compare">
        <ChangesAside
          changes={changes}
          nameOf={nameOf}
          shown={wordOf(subject)}
          onThing={(thing) => {
            setWord(thing);
            stage.current?.scrollIntoView({ block: "start" });
          }}
          onTokens={(chosen) => {
            setFamily(chosen);
            tokens.current?.scrollIntoView({ block: "start" });
          }}
        />
        <div className="compare-main" ref={stage}>
          <CompareBar
            choices={choices}
            changed={changed}
            subject={subject}
            onSubject={setWord}
            isPhone={isPhone}
            onWidth={width.set}
            mode={mode.value}
            onMode={mode.set}
            how={comparison.how}
            onHow={comparison.setHow}
          />
          <CompareStage
            sides={sides}
            subject={subject}
            mode={mode.value}
            pageWidth={isPhone ? 390 : 1280}
            comparison={comparison}
          />
        </div>
      </div>
      <div ref={tokens} className="compare-tokens">
        <Section
          title="Tokens"
          lead={
            difference.tokens.length === 0
              ? "Every token has the same value."
              : `${difference.tokens.length} ${difference.tokens.length === 1 ? "value differs" : "values differ"}, in the light and dark modes and in what they share.`
          }
        >
          {difference.tokens.length > 0 && (
            <TokenDifference changes={difference.tokens} families={changes.tokens} family={family} onFamily={setFamily} />
          )}
        </Section>
      </div>
    </>
  );
}
