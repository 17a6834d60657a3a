import type { EvalTask, Setting } from "../task";
import { startPage } from "./page-builder";

type Check = {
  readonly counts: { readonly error: number; readonly warning: number };
  readonly findings: readonly {
    readonly rule: string;
    readonly line: number;
    readonly edits: readonly { readonly old: string; readonly new: string }[];
    readonly choices?: readonly { readonly value: string }[];
  }[];
  readonly fixed?: string;
};

const checkMarkup = async ({ agent, system }: Setting, markup: string, language: string, fix: boolean): Promise<Check> =>
  await agent.callJson<Check>("check_markup", { system, markup, language, fix });

/** Applies the certain fixes to a file, and returns what is left. */
async function fixFile(setting: Setting, file: string, language: string): Promise<Check> {
  const check = await checkMarkup(setting, setting.repository.read(file), language, true);
  if (check.fixed !== undefined) setting.repository.write(file, check.fixed);
  return check;
}

const brokenPage = (serverUrl: string, system: string) => `<!DOCTYPE html>
<html lang="en" class="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contact</title>
<link rel="stylesheet" href="${serverUrl}/fonts/${system}.css">
<link rel="stylesheet" href="${serverUrl}/api/systems/export/${system}?format=globals-css">
<style>
body { margin: 0; background: var(--background); color: var(--foreground); font-family: var(--type-body-family); }
main { max-width: 40rem; margin-inline: auto; padding: 33px 19px; }
.note { padding: var(--spacing-4); border: 1px solid var(--bordr); }
.muted { color: var(--muted-foregound); }
</style>
</head>
<body>
<main>
<h1>Contact</h1>
<p class="note muted">We answer within a day.</p>
</main>
</body>
</html>
`;

const fixPage: EvalTask = {
  name: "fix-page",
  request: "contact.html uses variables that do not exist and sizes off the scale. Fix it without changing anything else.",
  page: "contact.html",
  async solve(setting) {
    setting.repository.write("contact.html", brokenPage(setting.serverUrl, setting.system));
    await fixFile(setting, "contact.html", "html");
  },
  verify({ repository, serverUrl, system }) {
    const [before, after] = [brokenPage(serverUrl, system).split("\n"), repository.read("contact.html").split("\n")];
    const changed = before.filter((line, index) => line !== after[index]);
    const isStyle = (line: string) => /^(?:main|\.note|\.muted) \{/.test(line);
    return changed.every(isStyle) && before.length === after.length ? [] : ["lines without a fault were changed"];
  },
};

const genericForm = `import type { ReactNode } from "react";

export const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="block text-sm font-medium text-gray-700">
    {label}
    {children}
  </label>
);

export const SignUp = () => (
  <form className="space-y-4 rounded-lg bg-white p-6 shadow">
    <Field label="Email">
      <input type="email" className="mt-1 w-full rounded-md border-gray-300 p-[11px]" />
    </Field>
    <button type="submit" className="rounded-md bg-blue-600 px-4 py-2 text-white hover:bg-blue-700">
      Sign up
    </button>
  </form>
);
`;

const restyleForm: EvalTask = {
  name: "restyle-form",
  request: "Restyle SignUp.tsx, which has Tailwind's default colours, in our brand's utilities.",
  files: () => ({ "SignUp.tsx": genericForm }),
  checked: ["SignUp.tsx"],
  async solve(setting) {
    const { repository } = setting;
    await fixFile(setting, "SignUp.tsx", "tsx");
    // Where several roles are near, an agent chooses by what the element is for.
    const roles: Readonly<Record<string, string>> = {
      "text-gray-700": "text-foreground",
      "bg-white": "bg-card",
      "border-gray-300": "border-input",
      "bg-blue-600": "bg-primary",
      "hover:bg-blue-700": "hover:bg-primary-hover",
      "text-white": "text-primary-foreground",
    };
    const text = repository.read("SignUp.tsx").replace(/[\w:-]+/g, (name) => roles[name] ?? name);
    repository.write("SignUp.tsx", text);
    await checkMarkup(setting, text, "tsx", false);
  },
  verify: ({ repository }) =>
    /(?:gray|blue)-\d/.test(repository.read("SignUp.tsx")) ? ["a default colour of Tailwind is left"] : [],
};

const faultyFiles: Readonly<Record<string, string>> = {
  "card.css": ".card {\n  color: #123abc;\n  padding: 13px;\n}\n",
  "hero.html": '<section>\n<img src="hero.jpg">\n<p style="font-family: Papyrus">Hello</p>\n</section>\n',
  "Badge.tsx": 'export const Badge = () => <span className="bg-fuchsia-500 p-[7px]">New</span>;\n',
};

/** Where the faults are: file, line. */
const faultLines = ["card.css:2", "card.css:3", "hero.html:2", "hero.html:3", "Badge.tsx:1"];

const review: EvalTask = {
  name: "review",
  request:
    "Review card.css, hero.html and Badge.tsx against our brand. Write the file and line of each fault to review.txt, " +
    "one a line. Change nothing else.",
  files: () => faultyFiles,
  checked: [],
  async solve(setting) {
    const { agent, designId, repository } = setting;
    await agent.call("get_design_context", { designId, task: "review" });
    const lines = new Set<string>();
    for (const [file, text] of Object.entries(faultyFiles)) {
      const { findings } = await checkMarkup(setting, text, file.split(".").at(-1) ?? "", false);
      for (const { line } of findings) lines.add(`${file}:${line}`);
    }
    repository.write("review.txt", `${[...lines].join("\n")}\n`);
  },
  verify({ repository }) {
    const named = repository.read("review.txt").trim().split("\n");
    return [
      ...faultLines.filter((line) => !named.includes(line)).map((line) => `${line} was not found`),
      ...named.filter((line) => !faultLines.includes(line)).map((line) => `${line} has no fault`),
      ...Object.entries(faultyFiles).flatMap(([file, text]) => (repository.read(file) === text ? [] : [`${file} was changed`])),
    ];
  },
};

type Found = { readonly results: readonly { readonly kind: string; readonly name: string }[] };

/** Values as a design hands them over, with the property that each is for. */
const literals: readonly (readonly [property: string, value: string])[] = [
  ["padding", "16px"],
  ["gap", "8px"],
  ["margin-block", "24px"],
  ["font-size", "14px"],
];

const literalsToTokens: EvalTask = {
  name: "literals",
  request: "Replace each literal length of tile.css by the nearest token of its kind.",
  files: () => ({ "tile.css": `.tile {\n${literals.map(([property, value]) => `  ${property}: ${value};`).join("\n")}\n}\n` }),
  checked: ["tile.css"],
  async solve(setting) {
    const { agent, repository, system } = setting;
    let css = repository.read("tile.css");
    for (const [property, value] of literals) {
      const { results } = await agent.callJson<Found>("search_design_system", { system, query: value });
      const prefix = property === "font-size" ? "--text-" : "--space-";
      const token = results.find(({ kind, name }) => kind === "token" && name.startsWith(prefix));
      if (!token) throw new Error(`no token of ${prefix} is near ${value}`);
      css = css.replace(`${property}: ${value}`, `${property}: var(${token.name})`);
    }
    repository.write("tile.css", css);
  },
  verify: ({ repository }) => (/\dpx/.test(repository.read("tile.css")) ? ["a literal length is left"] : []),
};

/** A bare form that is built again with the system's components. */
const bareForm = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Booking</title></head>
<body><form><label>Name <input name="name"></label><label>Day <select name="day"><option>Monday<option>Tuesday</select></label>
<label>Message <textarea name="message"></textarea></label><button>Send</button></form></body></html>
`;

const rebuildForm: EvalTask = {
  name: "rebuild-form",
  request: "Rebuild booking.html with our brand's components: input, select, textarea, checkbox and button.",
  files: () => ({ "booking.html": bareForm }),
  page: "booking.html",
  async solve(setting) {
    const page = startPage(setting);
    const parts: string[] = [];
    for (const name of ["input", "select", "textarea", "checkbox", "button"]) parts.push(await page.component(name));
    page.style(
      "main, form { display: grid; gap: var(--space-5); justify-items: start; }\nmain { padding: var(--space-8) var(--space-5); }",
    );
    page.write("booking.html", { title: "Booking", body: `<main><h1>Booking</h1><form>${parts.join("\n")}</form></main>` });
  },
};

/** Work on what is there. */
export const repairTasks: readonly EvalTask[] = [fixPage, restyleForm, review, literalsToTokens, rebuildForm];
