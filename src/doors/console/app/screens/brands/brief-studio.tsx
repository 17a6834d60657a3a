import { type ReactNode, useMemo } from "react";
import type { Brief, DesignWithProject } from "#data/console-api";
import { addressOf } from "#/doors/console/app/api/call";
import { sentenceOf } from "#/doors/console/app/api/request-failure";
import { useBriefPreview } from "#/doors/console/app/api/use-brief-preview";
import { Button } from "#/doors/console/app/parts/button";
import { Form } from "#/doors/console/app/parts/form";
import { Notice } from "#/doors/console/app/parts/notice";
import { Spinner } from "#/doors/console/app/parts/spinner";
import { useQueryWord } from "#/doors/console/app/router/location";
import { BoardSheet } from "#/doors/console/app/screens/board/board-sheet";
import { BriefFields } from "#/doors/console/app/screens/brands/brief-fields";
import { type BriefValues, briefFrom } from "#/doors/console/app/screens/brands/brief-values";
import { BriefPeek } from "#/doors/console/app/screens/brands/brief-peek";
import { DirectionCard } from "#/doors/console/app/screens/brands/direction-card";
import { useKeptForm } from "#/doors/console/app/state/kept-form";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** What is sent when a direction is chosen. */
export type Wanted = {
  readonly brief: Brief;
  readonly direction: DesignWithProject["design"]["direction"];
  readonly seed: number;
  readonly externalDesign: boolean;
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

const places = ["What the brief asks for", "Close to it", "The counterpoint"];

/** From a brief to a direction: the form with a live board beside it, then three directions to choose from. Nothing is lost on the way. */
export function BriefStudio(props: BriefStudioProps) {
  const { id, initial, before, isNameFixed = false, submit, isBusy, problem, onSend, note } = props;
  const workspace = useWorkspace();
  const [step, setStep] = useQueryWord("step", "brief");
  const { values, set, reset } = useKeptForm<BriefValues>(id, initial);
  const brief = useMemo(() => briefFrom(values, before), [values, before]);
  const hasName = brief.name !== "";
  const { preview, failure, isAsking } = useBriefPreview(hasName ? { id: workspace.id, brief } : undefined);
  const boards = preview?.boards ?? [];
  const chosen = boards.find(({ direction }) => direction.id === values.direction) ?? boards[0];
  const told = failure === undefined ? undefined : sentenceOf(failure);
  const headline = values.headline.trim() || values.tagline.trim() || undefined;
  const send = async () => {
    if (!chosen || !preview) return;
    const { externalDesign } = values;
    const made = await onSend({ brief, direction: chosen.direction.id, seed: preview.seed, externalDesign });
    if (made) reset();
  };
  const isChoosing = step === "direction" && hasName;
  return (
    <div className="brief-studio">
      <ol className="brief-steps" aria-label="Steps">
        <li aria-current={isChoosing ? undefined : "step"}>
          <button type="button" onClick={() => setStep("brief")}>
            Brief
          </button>
        </li>
        <li aria-current={isChoosing ? "step" : undefined}>
          <button type="button" onClick={() => setStep("direction")} disabled={!hasName || boards.length === 0}>
            Direction
          </button>
        </li>
      </ol>
      {note?.(preview)}
      {isChoosing ? (
        <section aria-labelledby="directions" className="stack">
          <h2 id="directions" className="unseen">
            Three directions
          </h2>
          {told && <Notice tone="danger">{told}</Notice>}
          {boards.length === 0 && !told && (
            <p className="brief-waiting">
              <Spinner /> The boards are being made.
            </p>
          )}
          <div className="direction-grid" role="radiogroup" aria-label="Direction">
            {boards.map((board, index) => (
              <DirectionCard
                key={board.direction.id}
                board={board}
                place={places[index] ?? ""}
                headline={headline}
                page={pageAddress(brief, board.direction.id, preview?.seed ?? 0)}
                isChosen={board === chosen}
                onChoose={() => set("direction", board.direction.id)}
              />
            ))}
          </div>
          <Form
            onSubmit={send}
            submit={submit}
            isBusy={isBusy}
            problem={problem}
            actions={
              <Button variant="quiet" onClick={() => setStep("brief")}>
                Back to the brief
              </Button>
            }
          >
            {chosen && (
              <p className="brief-chosen">
                Chosen: <strong>{chosen.direction.name}</strong>. The foundation is made next and waits for your approval; you can
                come back and choose another way until the design is approved.
              </p>
            )}
          </Form>
        </section>
      ) : (
        <div className="brief-split">
          <div className="brief-form">
            <Form
              onSubmit={() => hasName && setStep("direction")}
              submit="Choose a direction"
              problem={told && hasNoField(told) ? told : undefined}
              isBusy={false}
            >
              <BriefFields
                values={values}
                set={set}
                problem={told}
                brandHex={chosen?.tokens?.brandColor.hex}
                isNameFixed={isNameFixed}
              />
            </Form>
            {chosen?.tokens && <BriefPeek board={chosen} tokens={chosen.tokens} />}
          </div>
          <aside className="brief-live" id="board" aria-label="Live preview" aria-busy={isAsking}>
            {chosen ? (
              <>
                <div className="brief-live-head">
                  <h2>{chosen.direction.name}</h2>
                  <span className="quiet" role="status">
                    {isAsking ? "Updating…" : "As the brief stands"}
                  </span>
                </div>
                <BoardSheet board={chosen} headline={headline} sentence={values.offer.trim() || undefined} />
                <p className="quiet brief-reasons">{chosen.direction.reasons.join(" ")}</p>
              </>
            ) : (
              <div className="brief-nothing">
                <p>{isAsking ? "The first board is being made…" : "Colours, type and mark appear here while you type."}</p>
              </div>
            )}
          </aside>
        </div>
      )}
    </div>
  );
}

const fields =
  /^(?:brief\.)?(?:copy\.)?(?:name|tagline|industry|audience|offer|values|adjectives|avoid|tone|brandColor|secondaryColor|headline|subhead|cta)\b/;
const hasNoField = (sentence: string) => !fields.test(sentence);

/** The address of a brief's landing page in a direction. */
const pageAddress = (brief: Brief, direction: Wanted["direction"], seed: number) =>
  addressOf("preview_brief_page", { brief: JSON.stringify(brief), direction, seed });
