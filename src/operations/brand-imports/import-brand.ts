import { type Static, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { archetypeIds } from "#/model/direction";
import { getActor } from "#/operations/actor";
import { fetchWebPage } from "#/operations/brand-imports/fetch-web-page";
import { readBrandFilesFromDisk } from "#/operations/brand-imports/read-brand-files-from-disk";
import { resolveGiven } from "#/operations/brand-imports/resolve-given";
import { BrandImportResponse } from "#/operations/brand-imports/schema";
import { storeBrandImport } from "#/operations/brand-imports/store-brand-import";
import { chooseInProcess, startWithParameters } from "#/operations/brands/start-with-parameters";
import { defineOperation } from "#/operations/operation";
import { createRunReport, printRunReport, RunReport } from "#/operations/projects/run-report";
import { readBrief } from "#/operations/understanding/read-brief";
import { loadStartParent } from "#/operations/sub-brands/load-parent-version";
import { parentInput } from "#/operations/sub-brands/parent-input";
import { findWorkspace, workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";
import { enqueueRun } from "#/lifecycle/enqueue-run";
import { startProject } from "#/lifecycle/start-project";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { runStartedProject } from "#/operations/projects/run-started-project";

const ImportedBrand = Type.Object(
  { import: BrandImportResponse, run: Nullable(RunReport) },
  { title: "ImportedBrand", description: "What was recognised, and the design that was made with it" },
);
type ImportedBrand = Static<typeof ImportedBrand>;

export const importBrand = defineOperation({
  name: "import_brand",
  title: "Import a brand from files",
  summary:
    "Reads tokens, marks, fonts, pictures, icons, voice and saved web pages, and shows what each becomes. With --create, makes a design.",
  description: "Every value is kept exactly; what is missing is designed around it. Without --create, no brand is made.",
  tag: "Brands",
  access: "administrator",
  input: StrictObject({
    files: Type.Array(Type.String({ minLength: 1, maxLength: 4096 }), {
      minItems: 1,
      maxItems: 200,
      description: "Files, folders, a saved web page, one ZIP or gzipped tar, or the https address of a page",
    }),
    id: workspaceId,
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: "The brand's name; from the files by default" })),
    offer: Type.Optional(Type.String({ maxLength: 600, description: "What the brand offers, for the texts of its pages" })),
    direction: Type.Optional(StringEnum(archetypeIds, { description: "Direction of what the files do not say" })),
    ...parentInput,
    create: Type.Optional(Type.Boolean({ default: false, description: "Make a design with what was recognised" })),
    approve: Type.Optional(Type.Boolean({ default: false, description: "Approve the foundation and the design without review" })),
    publish: Type.Optional(Type.Boolean({ default: false, description: "Publish the approved design" })),
    licence: Type.Optional(Type.String({ maxLength: 2000, description: "The licence of fonts that forbid embedding, in words" })),
    rightsConfirmed: Type.Optional(
      Type.Boolean({ default: false, description: "Confirm the right to embed and serve the fonts" }),
    ),
  }),
  output: ImportedBrand,
  cli: {
    command: "brand import",
    arguments: [{ property: "files", label: "FILES…", takesRest: true }],
    flags: workspaceFlag,
    settings: ["importAddresses", "webhookCa"],
    endsOnSignal: true,
    print: printImportedBrand,
    examples: [
      "livery brand import logo.svg inter.woff2 globals.css",
      "livery brand import ./brand-folder",
      "livery brand import homepage.html",
      "livery brand import https://nordhavn.example --import-addresses nordhavn.example",
      'livery brand import brand.zip --create --name "Nordhavn Optik" --approve --publish',
    ],
  },
  async run(context, input) {
    const { create = false, approve = false, publish = false } = input;
    if (!create && (approve || publish))
      throw new Failure("invalid", "approve and publish require create: nothing is made without it.");
    if (publish && !approve) throw new Failure("invalid", "publish requires approve: only an approved design can be published.");
    const target = await findWorkspace(context, { id: input.id });
    if (!target) throw new Failure("not_found", `No workspace has the id or slug "${input.id}".`);
    const { workspaceId: owner } = target;
    const { licence, rightsConfirmed } = input;
    const statement = { ...(licence !== undefined && { licence }), ...(rightsConfirmed !== undefined && { rightsConfirmed }) };
    const [only = ""] = input.files;
    const isAddress = input.files.length === 1 && /^https?:\/\//i.test(only);
    context.onProgress?.({ state: "BRIEF", label: isAddress ? "Fetch the page" : "Read the files", done: 0, of: 2 });
    const source = isAddress ? { page: await fetchWebPage(context, owner, only) } : readBrandFilesFromDisk(input.files);
    context.onProgress?.({ state: "BRIEF", label: "Recognize the brand", done: 1, of: 2 });
    if (context.signal?.aborted) throw createInterruption();
    const imported = await storeBrandImport(context, owner, source, statement);
    if (context.signal?.aborted) throw createInterruption();
    if (!create) return { import: imported, run: null };
    const { brief, notices } = await readBrief({ name: input.name ?? imported.name, ...(input.offer && { offer: input.offer }) });
    const given = await resolveGiven(context, { workspaceId: owner }, { import: imported.id });
    const family = await loadStartParent(context, owner, brief.name, input);
    const commandContext = { ...context, by: getActor(context) };
    const project = await startWithParameters(
      context,
      { workspaceId: owner, brief, ...family, directionId: input.direction },
      (parameters) =>
        runUnitOfWork(commandContext, async (tx) => {
          const start = { workspaceId: owner, brief, given, ...family, parameters, autoApprovals: { approve, publish } };
          const started = await startProject({ ...commandContext, tx }, start);
          return await enqueueRun({ ...commandContext, tx }, started.project.id, "run");
        }),
      chooseInProcess,
    );
    return { import: imported, run: await createRunReport(context, await runStartedProject(commandContext, project), notices) };
  },
});

const createInterruption = () => new Failure("unavailable", "Interrupted. No design was made.");

function printImportedBrand({ import: { recognized, mapped, left, notices, id }, run }: ImportedBrand): string {
  const guessed = mapped.filter(({ certainty }) => certainty === "guessed");
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ["Read", recognized.map(({ path, format, summary }) => `${path}: ${format}. ${summary}`)],
    [
      "Mapped",
      mapped.map(({ source, target, value, reason }) => `${source} → ${target} = ${value.replace(/\.$/, "")}. ${reason}`),
    ],
    ["Guessed, please check", guessed.map(({ source, target }) => `${source} → ${target}`)],
    ["Left out", left.map(({ source, reason }) => `${source}: ${reason}`)],
    ["Note", notices],
  ];
  const report = sections.flatMap(([title, lines]) =>
    lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), ""],
  );
  if (run) return [...report, printRunReport(run)].join("\n");
  return [...report, `Nothing was made. To make a design with it, add --create. The import is ${id}.`].join("\n");
}
