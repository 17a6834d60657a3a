import { useState } from "react";
import type { BrandImport } from "#data/console-api";
import { callOperation, getErrorMessage, getEtag, type Input } from "#/console/app/api/call-operation";
import { invalidateQueries } from "#/console/app/api/queries";
import { Button } from "#/console/app/components/button";
import { TextArea } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import { pluralize } from "#/console/app/components/format";
import { Notice } from "#/console/app/components/notice";
import { BrandFiles } from "#/console/app/screens/brands/brand-files";
import { PartThumbnail } from "#/console/app/screens/brands/part-thumbnail";
import { ExamplePairs } from "#/console/app/screens/edit/example-pairs";
import { useGivenHistory } from "#/console/app/screens/edit/given-history";
import type { Given, PanelProps } from "#/console/app/screens/edit/panel";
import { editedQueries } from "#/console/app/screens/edit/send-edits";

type GivenPanelProps = Pick<PanelProps, "design" | "edits"> & {
  readonly given: Given;
  /** Called once the given parts have changed: all of the design has to be read again. */
  readonly onChanged: () => void;
};

/** The parts of a draft that people brought in: adds more from files, removes them, and writes the voice. */
export function GivenPanel({ design, edits, given, onChanged }: GivenPanelProps) {
  const [imported, setImported] = useState<BrandImport>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isSaved = edits.status.kind === "saved";
  const history = useGivenHistory(design.id, given);
  const change = async (parts: Pick<Input<"update_design_edits">, "given" | "import">, keep = history.add) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { id } = design;
      const ifMatch = getEtag("get_design_edits", { id });
      const { edits: saved } = await callOperation("update_design_edits", { id, ...parts }, { ifMatch });
      keep(saved.given);
      await invalidateQueries(...editedQueries, "get_design_edits");
      onChanged();
    } catch (thrown) {
      setProblem(getErrorMessage(thrown));
      setBusy(false);
    }
  };
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {!isSaved && <p className="quiet">Parts can be changed once the edits are saved.</p>}
      <GivenParts
        given={given}
        isBusy={isBusy || !isSaved}
        onRemove={(part) => void change({ given: withoutPart(given, part) })}
      />
      <GivenSteps
        undo={history.undo}
        redo={history.redo}
        isBusy={isBusy || !isSaved}
        onMove={({ given: next, keep }) => void change({ given: next }, keep)}
      />
      <BrandFiles imported={imported} onImported={setImported} />
      {imported && (
        <Button variant="primary" isBusy={isBusy} disabled={!isSaved} onClick={() => void change({ import: imported.id })}>
          Use in this design
        </Button>
      )}
      <ExamplePairs given={given} isBusy={isBusy || !isSaved} onSave={(next) => change({ given: next })} />
      <VoiceForm voice={given.voice ?? {}} isBusy={isBusy} onSave={(voice) => change({ given: { ...given, voice } })} />
    </>
  );
}

/** Given parts without one of them. Pairs do not name pictures that are gone. */
function withoutPart(given: Given, part: keyof Given): Given {
  const others: Given = Object.fromEntries(Object.entries(given).filter(([name]) => name !== part));
  const { voice } = others;
  if (part !== "pictures" || !voice?.pairs) return others;
  const removed = new Set((given.pictures ?? []).map(({ slug }) => slug));
  const pairs = voice.pairs.map(({ doPicture, avoidPicture, ...pair }) => ({
    ...pair,
    ...(doPicture !== undefined && !removed.has(doPicture) && { doPicture }),
    ...(avoidPicture !== undefined && !removed.has(avoidPicture) && { avoidPicture }),
  }));
  return { ...others, voice: { ...voice, pairs } };
}

const labels: Readonly<Record<keyof Given, string>> = {
  mark: "Logo",
  faces: "Fonts",
  tokens: "Colours and tokens",
  pictures: "Pictures",
  icons: "Icons",
  voice: "Voice",
};

function describePart(given: Given, part: keyof Given): string {
  switch (part) {
    case "mark":
      return (given.mark?.lockups ?? []).map(({ lockup }) => lockup.replaceAll("-", " ")).join(", ");
    case "faces":
      return [...new Set(Object.values(given.faces ?? {}).flatMap((face) => face?.family ?? []))].join(", ");
    case "pictures":
      return (given.pictures ?? []).map(({ name }) => name).join(", ");
    case "icons":
      return pluralize(given.icons?.length ?? 0, "icon");
    case "tokens":
      return "Kept exactly";
    case "voice":
      return given.voice?.tone ?? "Words and texts";
  }
}

/** Views of a part's drawings, the first ones of many. */
const listThumbnails = ({ mark, pictures = [], icons = [] }: Given, part: keyof Given) =>
  (part === "mark"
    ? (mark?.lockups ?? []).map(({ lockup }) => ({ target: "mark ", part: lockup }))
    : part === "pictures"
      ? pictures.map(({ slug }) => ({ target: "picture ", part: slug }))
      : part === "icons"
        ? icons.map(({ name }) => ({ target: "icon ", part: name }))
        : []
  ).slice(0, 8);

type GivenPartsProps = {
  readonly given: Given;
  readonly isBusy: boolean;
  readonly onRemove: (part: keyof Given) => void;
};

function GivenParts({ given, isBusy, onRemove }: GivenPartsProps) {
  const parts = (Object.keys(labels) as (keyof Given)[]).filter((part) => given[part] !== undefined);
  if (parts.length === 0)
    return <p className="prose">Nothing of this design was brought in. Bring a logo, fonts, pictures, icons or a voice:</p>;
  return (
    <ul className="given-parts" aria-label="Parts that were brought in">
      {parts.map((part) => (
        <li key={part}>
          <div>
            <strong>{labels[part]}</strong>
            <span className="quiet">{describePart(given, part)}</span>
            <span className="given-thumbnails">
              {listThumbnails(given, part).map((mapping) => (
                <PartThumbnail key={mapping.part} given={given} mapping={{ ...mapping, value: "" }} />
              ))}
            </span>
          </div>
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => onRemove(part)}
            aria-label={`Remove ${labels[part].toLowerCase()}`}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Step = ReturnType<NonNullable<ReturnType<typeof useGivenHistory>["undo"]>>;
type GivenStepsProps = {
  readonly undo: (() => Step) | undefined;
  readonly redo: (() => Step) | undefined;
  readonly isBusy: boolean;
  readonly onMove: (step: Step) => void;
};

/** Undo and redo of the parts that were brought in. */
function GivenSteps({ undo, redo, isBusy, onMove }: GivenStepsProps) {
  if (!undo && !redo) return null;
  return (
    <div className="given-steps">
      {undo && (
        <Button size="small" icon="undo" disabled={isBusy} onClick={() => onMove(undo())}>
          Undo last change of parts
        </Button>
      )}
      {redo && (
        <Button size="small" icon="redo" disabled={isBusy} onClick={() => onMove(redo())}>
          Redo change of parts
        </Button>
      )}
    </div>
  );
}

type Voice = NonNullable<Given["voice"]>;

const toLines = (words: readonly string[] = []) => words.join("\n");
const fromLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

type VoiceFormProps = {
  readonly voice: Voice;
  readonly isBusy: boolean;
  readonly onSave: (voice: Voice) => Promise<void>;
};

/** How the brand speaks, written by hand. */
function VoiceForm({ voice, isBusy, onSave }: VoiceFormProps) {
  const [tone, setTone] = useState(voice.tone ?? "");
  const [use, setUse] = useState(toLines(voice.use));
  const [avoid, setAvoid] = useState(toLines(voice.avoid));
  const [boilerplate, setBoilerplate] = useState(voice.boilerplate ?? "");
  const save = () => {
    const { pairs } = voice;
    return onSave({
      ...(tone.trim() !== "" && { tone: tone.trim() }),
      ...(fromLines(use).length > 0 && { use: fromLines(use) }),
      ...(fromLines(avoid).length > 0 && { avoid: fromLines(avoid) }),
      ...(boilerplate.trim() !== "" && { boilerplate: boilerplate.trim() }),
      ...(pairs && { pairs }),
    });
  };
  return (
    <Form onSubmit={save} submit="Save voice" isBusy={isBusy}>
      <TextArea label="Tone" hint="How the brand sounds." rows={2} maxLength={600} value={tone} onChange={setTone} isOptional />
      <TextArea label="Words to use" hint="One a line." rows={3} value={use} onChange={setUse} isOptional />
      <TextArea
        label="Words to avoid"
        hint="One a line. The audit reports texts that have them."
        rows={3}
        value={avoid}
        onChange={setAvoid}
        isOptional
      />
      <TextArea label="Boilerplate" rows={3} maxLength={4000} value={boilerplate} onChange={setBoilerplate} isOptional />
    </Form>
  );
}
