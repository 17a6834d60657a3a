import { useId, useState } from "react";
import type { BrandImport } from "#data/console-api";
import { callOperation, getErrorMessage } from "#/console/app/api/call-operation";
import { useMutation } from "#/console/app/api/use-mutation";
import { Button, IconButton } from "#/console/app/components/button";
import { Checkbox } from "#/console/app/components/checkbox";
import { DropZone } from "#/console/app/components/drop-zone";
import { TextArea, TextField } from "#/console/app/components/field";
import { formatBytes } from "#/console/app/components/format";
import { Form } from "#/console/app/components/form";
import { PageHeader } from "#/console/app/components/page-header";
import { navigate } from "#/console/app/router/location";
import { ImportedParts } from "#/console/app/screens/brands/imported-parts";
import { addFiles, type ChosenFile, groupFiles, maxChosenBytes, packFiles } from "#/console/app/screens/brands/pack-files";
import { ParentChoice, useParentChoice } from "#/console/app/screens/brands/parent-choice";
import { useWorkspace } from "#/console/app/state/workspace";

/** What a person says about the files, as `livery-import.json` takes it. */
type Options = {
  readonly licence?: string;
  readonly rightsConfirmed?: boolean;
  readonly corrections?: readonly { readonly source: string; readonly target: string }[];
};

const acceptedEndings =
  ".svg,.woff2,.woff,.ttf,.otf,.css,.json,.json5,.js,.cjs,.mjs,.ts,.md,.yaml,.yml,.html,.htm,.mhtml,.mht," +
  ".png,.jpg,.jpeg,.webp,.zip,.tgz,.gz";

const wantedFiles =
  "SVG logos, WOFF2 or other fonts, CSS, JSON tokens, Tailwind themes, Livery's exports, a saved web page with its folder, " +
  "or a ZIP of them.";

/** The name of an import whose files have none. */
const unnamed = "Imported brand";

/** An address as people type it, with its scheme. */
const toHttps = (text: string) => (/^[a-z]{2,8}:/i.test(text) ? text : `https://${text}`);

/** Makes a brand of what a company has: its mark, fonts, colours and tokens as files. */
export function ImportBrand() {
  const { id, getPath } = useWorkspace();
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [name, setName] = useState("");
  const [offer, setOffer] = useState("");
  const [licence, setLicence] = useState("");
  const [isConfirmed, setConfirmed] = useState(false);
  const [imported, setImported] = useState<BrandImport>();
  const [address, setAddress] = useState("");
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = useMutation("start_design", {
    inForm: true,
    invalidates: ["list_workspace_brands", "list_projects", "list_brand_designs"],
  });
  const parent = useParentChoice(`import-${id}`);
  const listId = useId();
  const hasFonts = address.trim() !== "" || chosen.some((file) => /\.(?:woff2?|ttf|otf|zip|tgz|gz|mhtml?)$/i.test(file.name));
  const bytes = chosen.reduce((sum, { file }) => sum + file.size, 0);

  const change = (files: readonly ChosenFile[]) => {
    setChosen(files);
    setImported(undefined);
    setProblem(undefined);
  };
  const read = async (corrections: Options["corrections"] = []) => {
    const from = address.trim();
    if (chosen.length === 0 && from === "") return setProblem("Choose the files of your brand first, or enter an address.");
    if (chosen.length > 0 && from !== "") return setProblem("Read either files or an address. Remove one of them.");
    if (bytes > maxChosenBytes)
      return setProblem(`The files have ${formatBytes(bytes)}, and ${formatBytes(maxChosenBytes)} fit. Leave some out.`);
    const options: Options = {
      ...(licence.trim() !== "" && { licence: licence.trim() }),
      ...(isConfirmed && { rightsConfirmed: true }),
      ...(corrections.length > 0 && { corrections }),
    };
    setReading(true);
    setProblem(undefined);
    try {
      const read =
        from === ""
          ? await callOperation("create_brand_import", { id, body: await packFiles(chosen, options) })
          : await callOperation("create_address_import", { id, address: toHttps(from), options });
      setImported(read);
      if (name === "" && read.name !== unnamed) setName(read.name);
    } catch (thrown) {
      setProblem(getErrorMessage(thrown));
    } finally {
      setReading(false);
    }
  };
  const create = async () => {
    if (!imported) return;
    const brief = { name: name.trim(), ...(offer.trim() !== "" && { offer: offer.trim() }) };
    const created = await start.run({ id, brief, import: imported.id, ...parent.request, run: true });
    if (created) parent.reset();
    if (created) navigate(getPath(`/projects/${created.project.id}`), { replace: true });
  };
  return (
    <>
      <PageHeader
        title="Import a brand"
        trail={[{ label: "Brands", to: getPath() }]}
        lead="Bring what you have: logo, fonts, colours, tokens. Every value is kept exactly, and what is missing is designed around it."
      />
      <div className="import-brand">
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
          {chosen.length === 0 && (
            <TextField
              label="Address of a web page"
              hint="Works if an administrator of this server allows it."
              value={address}
              onChange={(next) => {
                setAddress(next);
                setImported(undefined);
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
            <ImportedParts imported={imported} isBusy={isReading} onCorrect={(corrections) => void read(corrections)} />
            <Form onSubmit={create} submit="Create design" isBusy={start.isBusy} problem={start.problem}>
              <TextField label="Name of the brand" value={name} onChange={setName} required maxLength={80} />
              <TextArea
                label="What it offers"
                hint="The texts of its pages are written from this."
                value={offer}
                onChange={setOffer}
                isOptional
                maxLength={600}
              />
              <ParentChoice values={parent.values} set={parent.set} />
            </Form>
          </>
        )}
        {!imported && chosen.length === 0 && (
          <p className="quiet">
            No files yet?{" "}
            <Button variant="quiet" onClick={() => navigate(getPath("/brands/new"))}>
              Start from a brief
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
