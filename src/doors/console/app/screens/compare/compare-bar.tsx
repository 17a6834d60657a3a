import { Choice } from "#/doors/console/app/parts/choice";
import { BareSelect } from "#/doors/console/app/parts/select";
import type { Subject, SubjectChoice } from "#/doors/console/app/screens/compare/subject";
import { wordOf } from "#/doors/console/app/screens/compare/subject";
import type { How } from "#/doors/console/app/screens/compare/use-comparison";
import type { FrameMode } from "#/doors/console/app/screens/projects/frame-mode";
import { ModeChoice } from "#/doors/console/app/screens/projects/mode-choice";
import { useMedia } from "#/doors/console/app/state/media";

type CompareBarProps = {
  readonly choices: readonly SubjectChoice[];
  /** Words of the subjects that differ. */
  readonly changed: ReadonlySet<string>;
  readonly subject: Subject;
  readonly onSubject: (word: string) => void;
  readonly isPhone: boolean;
  readonly onWidth: (width: "desk" | "phone") => void;
  readonly mode: FrameMode;
  readonly onMode: (mode: FrameMode) => void;
  readonly how: How;
  readonly onHow: (how: How) => void;
};

const widths = [
  { value: "desk", label: "1280 px" },
  { value: "phone", label: "390 px" },
] as const;

const hows = (hasRoomForTwo: boolean) =>
  [
    { value: "side", label: hasRoomForTwo ? "Side by side" : "One at a time" },
    { value: "swipe", label: "Swipe" },
    { value: "overlay", label: "Overlay" },
  ] as const;

/** What of both versions is shown, and how: one choice for the two. */
export function CompareBar(props: CompareBarProps) {
  const { choices, changed, subject, onSubject, isPhone, onWidth, mode, onMode, how, onHow } = props;
  const hasRoomForTwo = useMedia("(min-width: 900px)");
  const options = choices.map((choice) => ({
    ...choice,
    label: changed.has(choice.value) ? `${choice.label} (differs)` : choice.label,
  }));
  const word = wordOf(subject.kind === "marks" ? { kind: "marks" } : subject);
  return (
    <div className="compare-bar">
      <BareSelect aria-label="What is compared" options={options} value={word} onChange={onSubject} />
      <Choice label="How they are compared" hidesLabel options={hows(hasRoomForTwo)} value={how} onChange={onHow} />
      {subject.kind !== "marks" && (
        <Choice label="Width" hidesLabel options={widths} value={isPhone ? "phone" : "desk"} onChange={onWidth} />
      )}
      {subject.kind !== "component" && <ModeChoice value={mode} onChange={onMode} />}
    </div>
  );
}
