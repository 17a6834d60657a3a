import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Brief, DesignWithProject } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { sentenceOf } from "#/doors/console/app/api/request-failure";
import { useBriefPreview } from "#/doors/console/app/api/use-brief-preview";
import { Form } from "#/doors/console/app/parts/form";
import { useQueryWord } from "#/doors/console/app/router/location";
import { BriefFields } from "#/doors/console/app/screens/brands/brief-fields";
import { type BriefValues, briefFrom } from "#/doors/console/app/screens/brands/brief-values";
import { BriefPeek } from "#/doors/console/app/screens/brands/brief-peek";
import { DirectionStep } from "#/doors/console/app/screens/brands/direction-step";
import { LiveBoard } from "#/doors/console/app/screens/brands/live-board";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** What is sent when a direction is chosen. */
export type Wanted = {
  readonly brief: Brief;
  readonly direction: DesignWithProject["design"]["direction"];
  readonly seed: number;
  readonly externalDesign: boolean;
  readonly name?: string;
};

type BriefStudioProps = {
  /** What the kept input is of. */
  readonly id: string;
  readonly initial: BriefValues;
  /** The brief that the form began from; what the form does not show of it is kept. */
  readonly before?: Brief | undefined;
  readonly isNameFixed?: boolean;
  /** The word on the button that makes the design. */
  readonly submit: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** Makes it; gives undefined where that failed. */
  readonly onSend: (wanted: Wanted) => Promise<unknown>;
  /** What is said above the form, such as that the brand is there already. */
  readonly note?: (preview: { readonly brand: { readonly id: string; readonly name: string } | null } | undefined) => ReactNode;
};

/** From a brief to a direction: the form with a live board beside it, then three directions to choose from. Nothing is lost on the way. */
export function BriefStudio(props: BriefStudioProps) {
  const { id, initial, before, isNameFixed = false, submit, isBusy, problem, onSend, note } = props;
  const workspace = useWorkspace();
  const [step, setStep] = useQueryWord("step", "brief");
  const { values, set, reset } = useKeptForm<BriefValues>(id, initial);
  const brief = useMemo(() => briefFrom(values, before), [values, before]);
  const hasName = brief.name !== "";
  const { preview, failure, problems, isAsking } = useBriefPreview(hasName ? { id: workspace.id, brief } : undefined);
  const boards = preview?.boards ?? [];
  const chosen = boards.find(({ direction }) => direction.id === values.direction) ?? boards[0];
  const told = failure === undefined ? undefined : sentenceOf(failure);
  const atFields = told === undefined || hasNoField(told) ? problems : [told, ...problems];
  const headline = values.headline.trim() || values.tagline.trim() || undefined;
  const send = async () => {
    if (!chosen || !preview) return;
    const { externalDesign } = values;
    const name = values.designName.trim();
    const made = await onSend({
      brief,
      direction: chosen.direction.id,
      seed: preview.seed,
      externalDesign,
      ...(name && { name }),
    });
    if (made) reset();
  };
  const [isNameless, setNameless] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const isSound = hasName && atFields.length === 0 && told === undefined;
  const isChoosing = step === "direction" && hasName && (isSound || isAsking);
  // Going on waits for what the server says of the brief as it stands now.
  const [isGoing, setGoing] = useState(false);
  useEffect(() => {
    if (!isGoing || isAsking) return;
    setGoing(false);
    if (isSound) setStep("direction");
    else showFirstProblem(form.current);
  }, [isGoing, isAsking, isSound, setStep]);
  const goOn = () => {
    if (!hasName) setNameless(true);
    setGoing(true);
  };
  return (
    <div className="brief-studio">
      <ol className="brief-steps" aria-label="Steps">
        <li aria-current={isChoosing ? undefined : "step"}>
          <button type="button" onClick={() => setStep("brief")}>
            Brief
          </button>
        </li>
        <li aria-current={isChoosing ? "step" : undefined}>
          <button type="button" onClick={() => setStep("direction")} disabled={!isSound || boards.length === 0}>
            Direction
          </button>
        </li>
      </ol>
      {note?.(preview)}
      {isChoosing ? (
        <DirectionStep
          boards={isAsking ? [] : boards}
          chosen={isAsking ? undefined : chosen}
          onChoose={(direction) => set("direction", direction)}
          headline={headline}
          name={values.designName}
          onName={(name) => set("designName", name)}
          namesLike={`${brief.name}, ${chosen?.direction.name ?? "its direction"}`}
          pageOf={(direction) =>
            addressOf("preview_brief_page", { brief: JSON.stringify(brief), direction, seed: preview?.seed ?? 0 })
          }
          told={told}
          submit={submit}
          isBusy={isBusy || isAsking}
          problem={problem}
          onSend={send}
          onBack={() => setStep("brief")}
        />
      ) : (
        <div className="brief-split">
          <div className="brief-form" ref={form}>
            <Form
              onSubmit={goOn}
              submit="Choose a direction"
              isBusy={isGoing && isAsking}
              problem={told && hasNoField(told) ? told : undefined}
            >
              <BriefFields
                values={values}
                set={set}
                problems={
                  isNameless && !hasName
                    ? ["name: Give the brand's name first; it is all that is needed.", ...atFields]
                    : atFields
                }
                brandHex={chosen?.tokens?.brandColor.hex}
                isNameFixed={isNameFixed}
              />
            </Form>
            {chosen?.tokens && <BriefPeek board={chosen} tokens={chosen.tokens} />}
          </div>
          <LiveBoard board={chosen} headline={headline} sentence={values.offer.trim() || undefined} isAsking={isAsking} />
        </div>
      )}
    </div>
  );
}

/** Brings the first field that something is wrong with into view, unfolded, and gives it the focus. */
function showFirstProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
    const fold = field?.closest("details");
    if (fold) fold.open = true;
    field?.focus();
  });
}

const fields =
  /^(?:brief\.)?(?:copy\.)?(?:name|tagline|industry|audience|offer|values|adjectives|avoid|tone|brandColor|secondaryColor|headline|subhead|cta)\b/;
const hasNoField = (sentence: string) => !fields.test(sentence);
