import { useMemo, useRef } from "react";
import type { Board, DesignDifference } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { EmptyState } from "#/console/app/components/empty-state";
import { pluralize } from "#/console/app/components/format";
import { type FrameMode, ModePicker, useFrameMode, useFrameWidth } from "#/console/app/components/preview-frame";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { RadioGroup } from "#/console/app/components/radio-group";
import { Section } from "#/console/app/components/section";
import { InlineSelect } from "#/console/app/components/select";
import { useQueryParam } from "#/console/app/router/location";
import { type ChangedItem, ChangesAside, groupChanges } from "#/console/app/screens/compare/changes";
import { listDrawings } from "#/console/app/screens/compare/compare-sheet";
import { CompareStage } from "#/console/app/screens/compare/compare-stage";
import {
  type ComparisonLayout,
  listSubjectChoices,
  parseSubject,
  type Subject,
  type SubjectChoice,
  toSubjectKey,
  useComparison,
} from "#/console/app/screens/compare/comparison-state";
import { TokenDifference } from "#/console/app/screens/compare/token-difference";
import { DecisionList } from "#/console/app/screens/projects/change-list";
import { ReleaseNotes } from "#/console/app/screens/projects/release-reasons";
import { useMediaQuery } from "#/console/app/state/media-query";

/** The difference to another design. */
type Difference = DesignDifference & { readonly from: NonNullable<DesignDifference["from"]> };

/**
 * Two versions of a brand side by side: one selection for both, the list of differences, and the
 * tokens below.
 */
export function Comparison({ difference }: { readonly difference: Difference }) {
  const { from, to } = difference;
  const beforeBoard = useQuery("get_design_board", { id: from.designId });
  const afterBoard = useQuery("get_design_board", { id: to.designId });
  if (groupChanges(difference).isEmpty && difference.edits.length + difference.given.length === 0)
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

/** More decisions than these are folded. */
const maxOpenDecisions = 8;

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
  const decisions = [
    ...difference.edits.map(({ text, reason }) => ({ text, reason: reason ?? undefined })),
    ...difference.given.map((text) => ({ text })),
  ];
  return (
    <>
      {releaseNotes && (
        <section className="compare-notes" aria-label={`Release notes for ${version}`}>
          <ReleaseNotes notes={releaseNotes} />
        </section>
      )}
      {decisions.length > 0 && (
        <details className="compare-decisions" open={decisions.length <= maxOpenDecisions}>
          <summary>
            Decided by people <span className="quiet">{decisions.length}</span>
          </summary>
          <DecisionList decisions={decisions} />
        </details>
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
              : `${pluralize(difference.tokens.length, "value differs", "values differ")} in light mode, dark mode or shared tokens.`
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

type CompareBarProps = {
  readonly choices: readonly SubjectChoice[];
  /** Subject keys that differ. */
  readonly changed: ReadonlySet<string>;
  readonly subject: Subject;
  readonly onSubjectChange: (subjectKey: string) => void;
  readonly isPhone: boolean;
  readonly onWidthChange: (width: "desk" | "phone") => void;
  readonly mode: FrameMode;
  readonly onModeChange: (mode: FrameMode) => void;
  readonly layout: ComparisonLayout;
  readonly onLayoutChange: (layout: ComparisonLayout) => void;
};

const widths = [
  { value: "desk", label: "1280 px" },
  { value: "phone", label: "390 px" },
] as const;

const listLayoutOptions = (hasRoomForTwo: boolean) =>
  [
    { value: "side", label: hasRoomForTwo ? "Side by side" : "One at a time" },
    { value: "swipe", label: "Swipe" },
    { value: "overlay", label: "Overlay" },
  ] as const;

/** Selects what both versions show, and how they are compared. */
function CompareBar(props: CompareBarProps) {
  const { choices, changed, subject, onSubjectChange, isPhone, onWidthChange, mode, onModeChange, layout, onLayoutChange } =
    props;
  const hasRoomForTwo = useMediaQuery("(min-width: 900px)");
  const options = choices.map((choice) => ({
    ...choice,
    label: changed.has(choice.value) ? `${choice.label} (differs)` : choice.label,
  }));
  const subjectKey = toSubjectKey(subject.kind === "marks" ? { kind: "marks" } : subject);
  return (
    <div className="compare-bar">
      <InlineSelect aria-label="Compare" options={options} value={subjectKey} onChange={onSubjectChange} />
      <RadioGroup label="Layout" hidesLabel options={listLayoutOptions(hasRoomForTwo)} value={layout} onChange={onLayoutChange} />
      {subject.kind !== "marks" && (
        <RadioGroup label="Width" hidesLabel options={widths} value={isPhone ? "phone" : "desk"} onChange={onWidthChange} />
      )}
      {subject.kind !== "component" && <ModePicker value={mode} onChange={onModeChange} />}
    </div>
  );
}
