import { type ReactNode, useId, useState } from "react";
import type { BrandImport } from "#data/console-api";
import { callOperation, getErrorMessage } from "#/console/app/api/call-operation";
import { IconButton } from "#/console/app/components/button";
import { Checkbox } from "#/console/app/components/checkbox";
import { DropZone } from "#/console/app/components/drop-zone";
import { TextField } from "#/console/app/components/field";
import { formatBytes } from "#/console/app/components/format";
import { Form } from "#/console/app/components/form";
import { ImportedParts, type PartDecisions } from "#/console/app/screens/brands/imported-parts";
import { addFiles, type ChosenFile, groupFiles, maxChosenBytes, packFiles } from "#/console/app/screens/brands/pack-files";
import { useWorkspace } from "#/console/app/state/workspace";

/** What a person says about the files, as `livery-import.json` takes it. */
type Options = Partial<PartDecisions> & { readonly licence?: string; readonly rightsConfirmed?: boolean };

const acceptedEndings =
  ".svg,.woff2,.woff,.ttf,.otf,.css,.json,.json5,.js,.cjs,.mjs,.ts,.md,.txt,.yaml,.yml,.html,.htm,.mhtml,.mht," +
  ".png,.jpg,.jpeg,.webp,.avif,.ico,.zip,.tgz,.gz";

const wantedFiles =
  "SVG logos, fonts, CSS, JSON tokens, Tailwind themes, photographs and drawings, SVG icons, a favicon, a text about the " +
  "voice (voice.md), Livery's exports, a saved web page with its folder, or a ZIP of them.";

/** An address as people type it, with its scheme. */
const toHttps = (text: string) => (/^[a-z]{2,8}:/i.test(text) ? text : `https://${text}`);

type BrandFilesProps = {
  readonly imported: BrandImport | undefined;
  /** Called with what was read, and with undefined once the files are others. */
  readonly onImported: (imported: BrandImport | undefined) => void;
  /** Whether the address of a web page can be given instead of files. */
  readonly hasAddress?: boolean;
  /** Shown while no file is chosen. */
  readonly empty?: ReactNode;
};

/** Files of a brand: chooses and reads them, and shows what each of them became. */
export function BrandFiles({ imported, onImported, hasAddress = false, empty }: BrandFilesProps) {
  const { id } = useWorkspace();
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [licence, setLicence] = useState("");
  const [isConfirmed, setConfirmed] = useState(false);
  const [address, setAddress] = useState("");
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const listId = useId();
  const hasFonts = address.trim() !== "" || chosen.some((file) => /\.(?:woff2?|ttf|otf|zip|tgz|gz|mhtml?)$/i.test(file.name));
  const bytes = chosen.reduce((sum, { file }) => sum + file.size, 0);

  const change = (files: readonly ChosenFile[]) => {
    setChosen(files);
    onImported(undefined);
    setProblem(undefined);
  };
  const read = async (decisions?: PartDecisions) => {
    const from = address.trim();
    if (chosen.length === 0 && from === "")
      return setProblem(hasAddress ? "Choose the files of your brand first, or enter an address." : "Choose the files first.");
    if (chosen.length > 0 && from !== "") return setProblem("Read either files or an address. Remove one of them.");
    if (bytes > maxChosenBytes)
      return setProblem(`The files have ${formatBytes(bytes)}, and ${formatBytes(maxChosenBytes)} fit. Leave some out.`);
    const options: Options = {
      ...(licence.trim() !== "" && { licence: licence.trim() }),
      ...(isConfirmed && { rightsConfirmed: true }),
      ...decisions,
    };
    setReading(true);
    setProblem(undefined);
    try {
      onImported(
        from === ""
          ? await callOperation("create_brand_import", { id, body: await packFiles(chosen, options) })
          : await callOperation("create_address_import", { id, address: toHttps(from), options }),
      );
    } catch (thrown) {
      setProblem(getErrorMessage(thrown));
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <Form
        onSubmit={() => read()}
        submit={imported ? "Read again" : address.trim() === "" ? "Read files" : "Read page"}
        isBusy={isReading}
        problem={problem}
      >
        <DropZone
          label="Files of your brand"
          folderLabel="Choose a folder"
          hint={wantedFiles}
          accept={acceptedEndings}
          onFiles={(files) => change(addFiles(chosen, files))}
        />
        {chosen.length > 0 && (
          <ul className="chosen-files" id={listId} aria-label="Chosen files">
            {groupFiles(chosen).map(({ name: groupName, files, isFolder }) => (
              <li key={groupName}>
                <span>{groupName}</span>
                <span className="quiet">
                  {isFolder && `${files.length} ${files.length === 1 ? "file" : "files"}, `}
                  {formatBytes(files.reduce((sum, { file }) => sum + file.size, 0))}
                </span>
                <IconButton
                  icon="close"
                  label={`Remove ${groupName}`}
                  onClick={() => change(chosen.filter((other) => !files.includes(other)))}
                />
              </li>
            ))}
          </ul>
        )}
        {hasAddress && chosen.length === 0 && (
          <TextField
            label="Address of a web page"
            hint="Works if an administrator of this server allows it."
            value={address}
            onChange={(next) => {
              setAddress(next);
              onImported(undefined);
            }}
            isOptional
            maxLength={2048}
            inputMode="url"
            autoComplete="url"
          />
        )}
        {hasFonts && (
          <>
            <Checkbox
              label="We may embed and serve these fonts"
              hint="Needed for fonts whose files forbid embedding. Say below what permits it."
              isChecked={isConfirmed}
              onChange={setConfirmed}
            />
            {isConfirmed && (
              <TextField label="Licence of the fonts" value={licence} onChange={setLicence} required maxLength={2000} />
            )}
          </>
        )}
      </Form>
      {imported && (
        <>
          <p role="status" className="unseen">
            {imported.recognized.length} files were read.
          </p>
          <ImportedParts imported={imported} isBusy={isReading} onDecide={(decisions) => void read(decisions)} />
        </>
      )}
      {!imported && chosen.length === 0 && empty}
    </>
  );
}
