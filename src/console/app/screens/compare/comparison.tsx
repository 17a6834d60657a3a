import { useMemo, useRef } from "react";
import type { Board, DesignDifference } from "#data/console-api";
import { useQuery } from "#/console/app/api/use-query";
import { EmptyState } from "#/console/app/components/empty-state";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { Section } from "#/console/app/components/section";
import { useQueryParam } from "#/console/app/router/location";
import { type ChangedItem, groupChanges } from "#/console/app/screens/compare/changes";
import { ChangesAside } from "#/console/app/screens/compare/changes-aside";
import { CompareBar } from "#/console/app/screens/compare/compare-bar";
import { listDrawings } from "#/console/app/screens/compare/compare-drawings";
import { CompareStage } from "#/console/app/screens/compare/compare-stage";
import { listSubjectChoices, parseSubject, toSubjectKey } from "#/console/app/screens/compare/subject";
import { TokenDifference } from "#/console/app/screens/compare/token-difference";
import { useComparison } from "#/console/app/screens/compare/use-comparison";
import { useFrameMode } from "#/console/app/components/frame-mode";
import { useFrameWidth } from "#/console/app/components/frame-width";
import { ReleaseNotes } from "#/console/app/screens/projects/release-reasons";
import { pluralize } from "#/console/app/components/pluralize";

/** The difference to another design. */
export type Difference = DesignDifference & { readonly from: NonNullable<DesignDifference["from"]> };

/**
 * Two versions of a brand side by side: one selection for both, the list of differences, and the
 * tokens below.
 */
export function Comparison({ difference }: { readonly difference: Difference }) {
  const { from, to } = difference;
  const beforeBoard = useQuery("get_design_board", { id: from.designId });
  const afterBoard = useQuery("get_design_board", { id: to.designId });
  if (groupChanges(difference).isEmpty)
    return (
      <EmptyState title="No differences">
        <p>
          The tokens, pages, components and drawings of {to.version ?? "this draft"} are the same as in{" "}
          {from.version ?? "the other draft"}. Choose another version.
        </p>
      </EmptyState>
    );
  return (
    <QueryBoundary query={beforeBoard}>
      {(before) => (
        <QueryBoundary query={afterBoard}>
          {(after) => <ComparisonView difference={difference} before={before} after={after} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

type ComparisonViewProps = { readonly difference: Difference; readonly before: Board; readonly after: Board };

function ComparisonView({ difference, before, after }: ComparisonViewProps) {
  const [subjectKey, setSubjectKey] = useQueryParam("show");
  const [family, setFamily] = useQueryParam("tokens");
  const width = useFrameWidth();
  const mode = useFrameMode();
  const comparison = useComparison();
  const stage = useRef<HTMLDivElement>(null);
  const tokens = useRef<HTMLDivElement>(null);
  const changes = useMemo(() => groupChanges(difference), [difference]);
  const choices = useMemo(() => listSubjectChoices(before, after), [before, after]);
  const subject = parseSubject(subjectKey, choices);
  const isPhone = width.value === "phone";
  const sides = [
    { ...difference.from, side: "before", board: before },
    { ...difference.to, side: "after", board: after },
  ] as const;
  const names = new Map(choices.map(({ value, label }) => [value, label]));
  for (const { board } of sides)
    for (const { slug, name } of listDrawings(board)) names.set(toSubjectKey({ kind: "marks", slug }), name);
  const getName = ({ subjectKey: name, slug }: ChangedItem) => names.get(name) ?? slug;
  const items = [...changes.pages, ...changes.components, ...changes.drawings];
  const changed = new Set(items.map((item) => (item.subjectKey.startsWith("marks:") ? "marks" : item.subjectKey)));
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
          getName={getName}
          selectedKey={toSubjectKey(subject)}
          onSelectItem={(item) => {
            setSubjectKey(item);
            stage.current?.scrollIntoView({ block: "start" });
          }}
          onSelectTokens={(chosen) => {
            setFamily(chosen);
            tokens.current?.scrollIntoView({ block: "start" });
          }}
        />
        <div className="compare-main" ref={stage}>
          <CompareBar
            choices={choices}
            changed={changed}
            subject={subject}
            onSubjectChange={setSubjectKey}
            isPhone={isPhone}
            onWidthChange={width.set}
            mode={mode.value}
            onModeChange={mode.set}
            layout={comparison.layout}
            onLayoutChange={comparison.setLayout}
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
              ? "All tokens have the same value."
              : `${pluralize(difference.tokens.length, "value differs", "values differ")} in the light mode, the dark mode or the shared tokens.`
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
