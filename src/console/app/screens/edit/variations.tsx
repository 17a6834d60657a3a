import { useState } from "react";
import type { DesignDetails } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { Button, IconButton } from "#/console/app/components/button";
import { Checkbox } from "#/console/app/components/checkbox";
import { Dialog } from "#/console/app/components/dialog";
import { type FrameMode, PreviewFrame } from "#/console/app/components/preview-frame";
import { showToast } from "#/console/app/state/toasts";
import { createSeed } from "#/console/app/screens/edit/redraw";
import type { Edits } from "#/console/app/screens/edit/use-edits";
import { createVariation, type VariedPart, variedParts } from "#/model/variation";

type VariationsProps = {
  readonly design: DesignDetails;
  readonly edits: Edits;
  /** Slug of the page that is compared. */
  readonly page: string;
  readonly mode: FrameMode;
};

const partLabels: Readonly<Record<VariedPart, string>> = {
  mark: "Mark",
  imagery: "Pictures",
  palette: "Palette",
  typography: "Typography",
  layout: "Layout",
};

/** Variations side by side. */
const shownCount = 3;

const createSeeds = () => Array.from({ length: shownCount }, createSeed);

/** Draws what is not kept again, several times side by side, and takes one of the results over. */
export const Variations = ({ isOpen, onClose, ...rest }: VariationsProps & { isOpen: boolean; onClose: () => void }) => (
  <Dialog title="Variations" isOpen={isOpen} onClose={onClose} width="wide">
    <VariationChoice {...rest} onClose={onClose} />
  </Dialog>
);

function VariationChoice({ design, edits, page, mode, onClose }: VariationsProps & { readonly onClose: () => void }) {
  const [kept, setKept] = useState<readonly VariedPart[]>(() =>
    variedParts.filter((part) => edits.list.some((one) => one.kind === "lock" && one.part === part)),
  );
  const [sets, setSets] = useState(() => [createSeeds()]);
  const [at, setAt] = useState(0);
  const seeds = sets[at] ?? [];
  const isEmpty = kept.length === variedParts.length;
  const isSaved = edits.status.kind === "saved";
  const use = (seed: number) => {
    edits.replace(createVariation(edits.list, kept, seed));
    showToast("The variation is in the draft. Undo takes it back.");
    onClose();
  };
  const step = () => {
    if (at === sets.length - 1) setSets([...sets, createSeeds()]);
    setAt(at + 1);
  };
  const urls = {
    now: getOperationUrl("preview_draft_page", { id: design.id, page, mode }),
    of: (seed: number) =>
      getOperationUrl("preview_draft_page", { id: design.id, page, mode, variation: seed, keep: kept.join(",") }),
  };
  return (
    <div className="variations">
      <p className="prose">Keep what you like. Everything else is drawn again, and your other edits stay.</p>
      <fieldset className="variation-parts">
        <legend className="field-label">Keep</legend>
        {variedParts.map((part) => (
          <Checkbox
            key={part}
            label={partLabels[part]}
            isChecked={kept.includes(part)}
            onChange={(isKept) => setKept(isKept ? [...kept, part] : kept.filter((one) => one !== part))}
          />
        ))}
      </fieldset>
      <div className="variation-bar">
        <Button disabled={isEmpty} onClick={step}>
          Draw {shownCount} more
        </Button>
        <span className="proposal-step">
          <IconButton icon="back" label="Previous variations" disabled={at === 0} onClick={() => setAt(at - 1)} />
          <span>
            {at + 1} of {sets.length}
          </span>
          <IconButton
            icon="back"
            label="Next variations"
            className="next"
            disabled={at === sets.length - 1}
            onClick={() => setAt(at + 1)}
          />
        </span>
      </div>
      {isEmpty ? (
        <p className="quiet">Everything is kept. Leave out at least one part to draw it again.</p>
      ) : (
        <ul className="variation-frames">
          <li>
            <PreviewFrame url={urls.now} title="The draft as it is" ratio={1.1} />
            <p className="variation-name">Now</p>
          </li>
          {seeds.map((seed, index) => (
            <li key={`${seed} ${kept.join(",")}`}>
              <PreviewFrame url={urls.of(seed)} title={`Variation ${at * shownCount + index + 1}`} ratio={1.1} />
              <p className="variation-name">
                Variation {at * shownCount + index + 1}
                <Button size="small" disabled={!isSaved} onClick={() => use(seed)}>
                  Use this
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
