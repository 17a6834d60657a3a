import { useEffect, useState } from "react";
import { callOperation, getErrorMessage, RequestFailure } from "#/console/app/api/call-operation";
import { Button } from "#/console/app/components/button";
import { Field, TextArea, TextField } from "#/console/app/components/field";
import { Form } from "#/console/app/components/form";
import { packFiles } from "#/console/app/screens/brands/pack-files";
import type { Given } from "#/console/app/screens/edit/panel";
import { useWorkspace } from "#/console/app/state/workspace";

type Pair = NonNullable<NonNullable<Given["voice"]>["pairs"]>[number];
type Picture = NonNullable<Given["pictures"]>[number];

/** The picture of one side of a pair: a file that is read when the pairs are saved, or a picture of the design. */
type SidePicture = { readonly alt: string } & (
  | { readonly file: File }
  | { readonly slug: string; readonly picture?: Picture | undefined }
);

type Side = { readonly text: string; readonly picture?: SidePicture | undefined };
const sideNames = ["do", "avoid"] as const;
type SideName = (typeof sideNames)[number];
type PairDraft = { readonly key: number } & Readonly<Record<SideName, Side>>;

const pictureFields = { do: "doPicture", avoid: "avoidPicture" } as const;
const sideLabels = { do: "Do", avoid: "Don’t" } as const;
const acceptedPictures = ".svg,.png,.jpg,.jpeg,.webp,.avif";
/** Pairs and characters of a side that a voice can have. */
const maxPairs = 40;
const maxText = 600;

const findPicture = ({ pictures = [] }: Given, slug: string) => pictures.find((picture) => picture.slug === slug);

const toDrafts = (given: Given): readonly PairDraft[] =>
  (given.voice?.pairs ?? []).map((pair, key) => {
    const toSide = (name: SideName): Side => {
      const slug = pair[pictureFields[name]];
      if (slug === undefined) return { text: pair[name] };
      const picture = findPicture(given, slug);
      return { text: pair[name], picture: { slug, picture, alt: picture?.alt ?? "" } };
    };
    return { key, do: toSide("do"), avoid: toSide("avoid") };
  });

type ExamplePairsProps = {
  readonly given: Given;
  readonly isBusy: boolean;
  /** Saves the given parts with the pairs and their pictures. */
  readonly onSave: (given: Given) => Promise<void>;
};

/** Pairs of what to do and what not, each side with a picture if a person adds one. */
export function ExamplePairs({ given, isBusy, onSave }: ExamplePairsProps) {
  const { id } = useWorkspace();
  const [drafts, setDrafts] = useState(() => toDrafts(given));
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setReading(true);
    setProblem(undefined);
    try {
      await onSave(addPairs(given, drafts, await readPictures(id, drafts)));
    } catch (thrown) {
      setProblem(getErrorMessage(thrown));
    } finally {
      setReading(false);
    }
  };
  const add = () => {
    const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1;
    setDrafts([...drafts, { key, do: { text: "" }, avoid: { text: "" } }]);
  };
  const change = (key: number, name: SideName, side: Side) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, [name]: side } : draft)));
  const addButton = drafts.length < maxPairs && (
    <Button icon="add" onClick={add}>
      Add do and don’t
    </Button>
  );
  if (drafts.length === 0 && (given.voice?.pairs ?? []).length === 0) return addButton;
  return (
    <Form onSubmit={save} submit="Save do and don’t" isBusy={isBusy || isReading} problem={problem} actions={addButton}>
      {drafts.map((draft, index) => (
        <fieldset key={draft.key} className="example-pair">
          <legend className="field-label">Do and don’t {index + 1}</legend>
          {sideNames.map((name) => (
            <ExampleSide key={name} name={name} side={draft[name]} onChange={(side) => change(draft.key, name, side)} />
          ))}
          <Button
            size="small"
            onClick={() => setDrafts(drafts.filter((other) => other.key !== draft.key))}
            aria-label={`Remove pair ${index + 1}`}
          >
            Remove pair
          </Button>
        </fieldset>
      ))}
    </Form>
  );
}

type ExampleSideProps = { readonly name: SideName; readonly side: Side; readonly onChange: (side: Side) => void };

function ExampleSide({ name, side, onChange }: ExampleSideProps) {
  const { text, picture } = side;
  return (
    <div className="example-side">
      <TextArea
        label={sideLabels[name]}
        rows={2}
        required
        maxLength={maxText}
        value={text}
        onChange={(next) => onChange({ ...side, text: next })}
      />
      {picture ? (
        <div className="example-picture">
          <ExampleThumbnail picture={picture} />
          {"file" in picture || picture.picture ? (
            <TextField
              label={`What the picture of “${sideLabels[name]}” shows`}
              required
              maxLength={400}
              value={picture.alt}
              onChange={(alt) => onChange({ ...side, picture: { ...picture, alt } })}
            />
          ) : (
            <p className="quiet">The picture “{picture.slug}” of this design</p>
          )}
          <Button size="small" onClick={() => onChange({ text })} aria-label={`Remove picture of “${sideLabels[name]}”`}>
            Remove picture
          </Button>
        </div>
      ) : (
        <Field label={`Picture for “${sideLabels[name]}”`} isOptional>
          {(ids) => (
            <input
              {...ids}
              className="control"
              type="file"
              accept={acceptedPictures}
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) onChange({ ...side, picture: { file, alt: "" } });
              }}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function ExampleThumbnail({ picture }: { readonly picture: SidePicture }) {
  const file = "file" in picture ? picture.file : undefined;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const own = URL.createObjectURL(file);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [file]);
  const svg = "slug" in picture ? picture.picture?.svg : undefined;
  const source = svg === undefined ? url : `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return source === undefined ? null : <img className="part-thumbnail" src={source} alt="" />;
}

/** The path of a side's file in the archive that is sent. */
const getPath = (index: number, name: SideName, file: File) => `${index + 1}-${name}/${file.name}`;

/**
 * Sends the files of new pictures, which are cleaned and limited as all given pictures are. Returns
 * the pictures by their paths; throws with the reason for one that cannot be used.
 */
async function readPictures(workspace: string, drafts: readonly PairDraft[]): Promise<ReadonlyMap<string, Picture>> {
  const files = drafts.flatMap((draft, index) =>
    sideNames.flatMap((name) => {
      const { picture } = draft[name];
      return picture && "file" in picture
        ? [{ name: getPath(index, name, picture.file), file: picture.file, alt: picture.alt.trim() }]
        : [];
    }),
  );
  if (files.length === 0) return new Map();
  const options = {
    corrections: files.map(({ name }) => ({ source: name, target: "picture.example" })),
    pictures: Object.fromEntries(files.map(({ name, alt }) => [name, { alt }])),
  };
  const body = await packFiles(files, options);
  const { given, mapped, left } = await callOperation("create_brand_import", { id: workspace, body });
  return new Map(
    files.map(({ name, file }) => {
      const slug = mapped.find(({ source }) => source === name)?.part;
      const picture = slug === undefined ? undefined : findPicture(given, slug);
      const reason = left.find(({ source }) => source === name)?.reason;
      if (!picture) throw new RequestFailure(`${file.name}: ${reason ?? "It is no picture that can be read."}`, 400);
      return [name, picture];
    }),
  );
}

/** Given parts with the pairs of a form. Pictures of examples that no pair shows any more are left out. */
function addPairs(given: Given, drafts: readonly PairDraft[], read: ReadonlyMap<string, Picture>): Given {
  const pictures = new Map((given.pictures ?? []).map((picture) => [picture.slug, picture]));
  const shown = new Set<string>();
  const place = (index: number, name: SideName, picture: SidePicture | undefined): string | undefined => {
    if (!picture) return undefined;
    const alt = picture.alt.trim();
    const own = "file" in picture ? read.get(getPath(index, name, picture.file)) : picture.picture;
    if (!own) return "slug" in picture ? picture.slug : undefined;
    let { slug } = own;
    for (let count = 2; "file" in picture && pictures.has(slug); count++) slug = `${own.slug.slice(0, 55)}-${count}`;
    pictures.set(slug, { ...own, slug, alt });
    shown.add(slug);
    return slug;
  };
  const pairs = drafts.map((draft, index): Pair => {
    const [doPicture, avoidPicture] = sideNames.map((name) => place(index, name, draft[name].picture));
    return {
      do: draft.do.text.trim(),
      avoid: draft.avoid.text.trim(),
      ...(doPicture !== undefined && { doPicture }),
      ...(avoidPicture !== undefined && { avoidPicture }),
    };
  });
  const { pairs: _, ...spoken } = given.voice ?? {};
  const voice = { ...spoken, ...(pairs.length > 0 && { pairs }) };
  const kept = [...pictures.values()].filter(({ kind, slug }) => kind !== "example" || shown.has(slug));
  const { voice: _voice, pictures: _pictures, ...others } = given;
  return { ...others, ...(Object.keys(voice).length > 0 && { voice }), ...(kept.length > 0 && { pictures: kept }) };
}
