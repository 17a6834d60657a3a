import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Brief, DesignWithProject } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { getErrorMessage } from "#/console/app/api/request-failure";
import { useBriefPreview } from "#/console/app/api/use-brief-preview";
import { Form } from "#/console/app/components/form";
import { useQueryParam } from "#/console/app/router/location";
import { BriefFields } from "#/console/app/screens/brands/brief-fields";
import { type BriefValues, toBrief } from "#/console/app/screens/brands/brief-values";
import { MoodboardBar } from "#/console/app/screens/brands/moodboard-bar";
import { DirectionStep } from "#/console/app/screens/brands/direction-step";
import { LiveMoodboard } from "#/console/app/screens/brands/live-moodboard";
import { useFormDraft } from "#/console/app/state/form-draft";
import { useWorkspace } from "#/console/app/state/workspace";

/** What is sent when a direction is chosen. */
export type DesignRequest = {
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
  readonly previousBrief?: Brief | undefined;
  readonly isNameFixed?: boolean;
  /** The word on the button that makes the design. */
  readonly submit: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** Makes it; gives undefined where that failed. */
  readonly onSend: (request: DesignRequest) => Promise<unknown>;
  /** What is said above the form, such as that the brand is there already. */
  readonly renderNote?: (
    preview: { readonly brand: { readonly id: string; readonly name: string } | null } | undefined,
  ) => ReactNode;
};

/** From a brief to a direction: the form with a live board beside it, then three directions to choose from. Nothing is lost on the way. */
export function BriefStudio(props: BriefStudioProps) {
  const { id, initial, previousBrief, isNameFixed = false, submit, isBusy, problem, onSend, renderNote } = props;
  const workspace = useWorkspace();
  const [step, setStep] = useQueryParam("step", "brief");
  const { values, set, reset } = useFormDraft<BriefValues>(id, initial);
  const brief = useMemo(() => toBrief(values, previousBrief), [values, previousBrief]);
  const hasName = brief.name !== "";
  const { preview, failure, problems, isLoading } = useBriefPreview(hasName ? { id: workspace.id, brief } : undefined);
  const boards = preview?.boards ?? [];
  const chosen = boards.find(({ direction }) => direction.id === values.direction) ?? boards[0];
  const failureMessage = failure === undefined ? undefined : getErrorMessage(failure);
  const fieldProblems = failureMessage === undefined || hasNoField(failureMessage) ? problems : [failureMessage, ...problems];
  const headline = values.headline.trim() || values.tagline.trim() || undefined;
  const send = async () => {
    if (!chosen || !preview) return;
    const { externalDesign } = values;
    const name = values.designName.trim();
    const created = await onSend({
      brief,
      direction: chosen.direction.id,
      seed: preview.seed,
      externalDesign,
      ...(name && { name }),
    });
    if (created) reset();
  };
  const [isNameMissing, setNameMissing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const isValid = hasName && fieldProblems.length === 0 && failureMessage === undefined;
  const isChoosing = step === "direction" && hasName && (isValid || isLoading);
  // Going on waits for what the server says of the brief as it stands now.
  const [isAdvancing, setAdvancing] = useState(false);
  useEffect(() => {
    if (!isAdvancing || isLoading) return;
    setAdvancing(false);
    if (isValid) setStep("direction");
    else showFirstProblem(form.current);
  }, [isAdvancing, isLoading, isValid, setStep]);
  const advance = () => {
    if (!hasName) setNameMissing(true);
    setAdvancing(true);
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
          <button type="button" onClick={() => setStep("direction")} disabled={!isValid || boards.length === 0}>
            Direction
          </button>
        </li>
      </ol>
      {renderNote?.(preview)}
      {isChoosing ? (
        <DirectionStep
          boards={isLoading ? [] : boards}
          chosen={isLoading ? undefined : chosen}
          onChoose={(direction) => set("direction", direction)}
          headline={headline}
          name={values.designName}
          onName={(name) => set("designName", name)}
          namePlaceholder={`${brief.name}, ${chosen?.direction.name ?? "its direction"}`}
          getPageUrl={(direction) =>
            getOperationUrl("preview_brief_page", { brief: JSON.stringify(brief), direction, seed: preview?.seed ?? 0 })
          }
          failureMessage={failureMessage}
          submit={submit}
          isBusy={isBusy || isLoading}
          problem={problem}
          onSend={send}
          onBack={() => setStep("brief")}
        />
      ) : (
        <div className="brief-split">
          <div className="brief-form" ref={form}>
            <Form
              onSubmit={advance}
              submit="Choose a direction"
              isBusy={isAdvancing && isLoading}
              problem={failureMessage && hasNoField(failureMessage) ? failureMessage : undefined}
            >
              <BriefFields
                values={values}
                set={set}
                problems={
                  isNameMissing && !hasName
                    ? ["name: Give the brand's name first; it is all that is needed.", ...fieldProblems]
                    : fieldProblems
                }
                brandHex={chosen?.tokens?.brandColor.hex}
                isNameFixed={isNameFixed}
              />
            </Form>
            {chosen?.tokens && <MoodboardBar board={chosen} tokens={chosen.tokens} />}
          </div>
          <LiveMoodboard
            board={chosen}
            headline={headline}
            description={values.offer.trim() || undefined}
            isLoading={isLoading}
          />
        </div>
      )}
    </div>
  );
}

/** Brings the first field that something is wrong with into view, unfolded, and gives it the focus. */
function showFirstProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
    const disclosure = field?.closest("details");
    if (disclosure) disclosure.open = true;
    field?.focus();
  });
}

const fieldPattern =
  /^(?:brief\.)?(?:copy\.)?(?:name|tagline|industry|audience|offer|values|adjectives|avoid|tone|brandColor|secondaryColor|headline|subhead|cta)\b/;
const hasNoField = (message: string) => !fieldPattern.test(message);
