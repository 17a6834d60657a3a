import { RadioGroup } from "#/console/app/components/radio-group";
import { InlineSelect } from "#/console/app/components/select";
import { type Subject, type SubjectChoice, toSubjectKey } from "#/console/app/screens/compare/subject";
import type { ComparisonLayout } from "#/console/app/screens/compare/use-comparison";
import { type FrameMode, ModePicker } from "#/console/app/components/frame-mode";
import { useMediaQuery } from "#/console/app/state/media-query";

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
export function CompareBar(props: CompareBarProps) {
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
