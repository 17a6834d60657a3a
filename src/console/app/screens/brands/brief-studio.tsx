import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Brief, Design, DesignWithProject } from "#data/console-api";
import { getErrorMessage, getOperationUrl } from "#/console/app/api/call-operation";
import { isAboutBriefField, useBriefPreview } from "#/console/app/api/use-brief-preview";
import { focusFirstInvalid, Form } from "#/console/app/components/form";
import { useQueryParam } from "#/console/app/router/location";
import { BriefFields } from "#/console/app/screens/brands/brief-fields";
import { type BriefValues, toBrief } from "#/console/app/screens/brands/brief-values";
import { LiveMoodboard, MoodboardBar } from "#/console/app/screens/brands/live-moodboard";
import { DirectionStep } from "#/console/app/screens/brands/direction-step";
import { useFormDraft } from "#/console/app/state/form-draft";
import { useWorkspace } from "#/console/app/state/workspace";

/** The design to create, or to change, with the chosen direction. */
export type DesignRequest = {
  readonly brief: Brief;
  readonly direction: DesignWithProject["design"]["direction"];
  readonly seed: number;
  readonly externalDesign: boolean;
  readonly name?: string;
};

type BriefStudioProps = {
  /** Names the form's draft. */
  readonly id: string;
  readonly initial: BriefValues;
  /**
   * The draft whose brief is edited: its direction and seed stay unless the form decides otherwise.
   */
  readonly draft?: Pick<Design, "direction" | "seed"> | undefined;
  readonly isNameFixed?: boolean;
  /** The direction that is offered first unless the brief names one, such as that of a parent. */
  readonly preferredDirection?: DesignRequest["direction"] | undefined;
  /** What the preview shows in place of the brief, such as the colour of a parent. */
  readonly previewed?: Partial<Brief> | undefined;
  /** More fields at the end of the form. */
  readonly moreFields?: ReactNode;
  /** Label of the button that sends the brief. */
  readonly submit: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** Creates or changes the design; resolves to undefined if that failed. */
  readonly onSend: (request: DesignRequest) => Promise<unknown>;
  /** A notice above the form, for example that the brand already exists. */
  readonly renderNote?: (
    preview: { readonly brand: { readonly id: string; readonly name: string } | null } | undefined,
  ) => ReactNode;
};

/**
 * From a brief to a direction: the form with a live mood board, then three directions to choose
 * from. The input is kept as a draft throughout.
 */
export function BriefStudio(props: BriefStudioProps) {
  const {
    id,
    initial,
    draft,
    isNameFixed = false,
    submit,
    isBusy,
    problem,
    onSend,
    renderNote,
    preferredDirection,
    previewed,
    moreFields,
  } = props;
  const workspace = useWorkspace();
  const [step, setStep] = useQueryParam("step", "brief");
  const { values, set, reset } = useFormDraft<BriefValues>(id, initial);
  const brief = useMemo(() => toBrief(values), [values]);
  const hasName = brief.name !== "";
  const { preview, failure, problems, isLoading } = useBriefPreview(
    hasName
      ? {
          id: workspace.id,
          brief: { ...brief, ...previewed },
          ...(draft
            ? getDraftParameters(draft, brief)
            : preferredDirection && brief.archetype === undefined && { direction: preferredDirection }),
        }
      : undefined,
  );
  const boards = preview?.boards ?? [];
  const chosen = boards.find(({ direction }) => direction.id === values.direction) ?? boards[0];
  const failureMessage = failure === undefined ? undefined : getErrorMessage(failure);
  const fieldProblems = failureMessage && isAboutBriefField(failureMessage) ? [failureMessage, ...problems] : problems;
  const headline = values.headline.trim() || values.tagline.trim() || undefined;
  const send = async () => {
    if (!chosen || !preview) return;
    const { externalDesign } = values;
    const name = values.designName.trim();
    const created = await onSend({
      // A brief that names a direction names the one that is chosen in the end.
      brief: brief.archetype === undefined ? brief : { ...brief, archetype: chosen.direction.id },
      direction: chosen.direction.id,
      seed: preview.seed,
      externalDesign,
      ...(name && { name }),
    });
    if (created) reset();
  };
  const form = useRef<HTMLDivElement>(null);
  const isValid = hasName && fieldProblems.length === 0 && failureMessage === undefined;
  const isChoosing = step === "direction" && hasName && (isValid || isLoading);
  // Moving on waits until the server has validated the current brief.
  const [isAdvancing, setAdvancing] = useState(false);
  useEffect(() => {
    if (!isAdvancing || isLoading) return;
    setAdvancing(false);
    if (isValid) setStep("direction");
    else focusFirstInvalid(form.current);
  }, [isAdvancing, isLoading, isValid, setStep]);
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
          firstLabel={
            values.archetype !== ""
              ? "Your choice"
              : draft
                ? "The draft's direction"
                : preferredDirection
                  ? "The parent's direction"
                  : "Best fit"
          }
          requested={values.archetype}
          onRequest={(archetype) => {
            set("archetype", archetype);
            set("direction", "");
          }}
          headline={headline}
          name={values.designName}
          onName={(name) => set("designName", name)}
          namePlaceholder={`${brief.name}, ${chosen?.direction.name ?? "its direction"}`}
          getPageUrl={(direction) =>
            getOperationUrl("preview_brief_page", {
              brief: JSON.stringify({ ...brief, ...previewed }),
              direction,
              seed: preview?.seed ?? 0,
            })
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
              onSubmit={() => setAdvancing(true)}
              submit="Choose a direction"
              isBusy={isAdvancing && isLoading}
              problem={failureMessage && !isAboutBriefField(failureMessage) ? failureMessage : undefined}
            >
              <BriefFields
                values={values}
                set={set}
                problems={fieldProblems}
                understanding={preview?.understanding}
                brandHex={chosen?.tokens?.brandColor.hex}
                isNameFixed={isNameFixed}
                hasProject={draft !== undefined}
              />
              {moreFields}
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

/** Direction and seed of a draft with an edited brief. */
const getDraftParameters = ({ direction, seed }: Pick<Design, "direction" | "seed">, brief: Brief) => ({
  direction: brief.archetype ?? direction,
  seed: brief.seed ?? seed,
});
