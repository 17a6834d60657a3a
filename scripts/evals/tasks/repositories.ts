import { existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { readBlocks } from "../agent";
import { runTool } from "../run-tool";
import type { EvalTask, Setting } from "../task";

const modules = resolve(import.meta.dir, "../../../node_modules");

const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "esnext",
    module: "preserve",
    jsx: "react-jsx",
    skipLibCheck: true,
    types: [],
    lib: ["esnext", "dom"],
    paths: { "@/*": ["./*"] },
  },
  include: ["**/*.ts", "**/*.tsx", "*.d.ts"],
});

/** The packages that `npm install` would have brought. */
const linkPackages = ({ repository }: Setting) => symlinkSync(modules, join(repository.path, "node_modules"));

const compile = async ({ repository }: Setting): Promise<readonly string[]> => {
  const { status, output } = await runTool([join(modules, ".bin/tsc"), "-p", "."], repository.path);
  return status === 0 ? [] : [`tsc: ${output.slice(0, 300)}`];
};

const tailwind: EvalTask = {
  name: "tailwind-4",
  request:
    "Adopt the brand in this Tailwind CSS 4 repository: app.css gets the theme, and index.html a hero with " +
    "heading, text and button in its utilities.",
  files: () => ({
    "app.css": '@import "tailwindcss";\n',
    "package.json": JSON.stringify({ name: "app", dependencies: { tailwindcss: "^4.0.0" } }),
  }),
  page: "index.html",
  checked: ["index.html"],
  async solve(setting) {
    const { agent, repository, system, serverUrl } = setting;
    linkPackages(setting);
    // An agent with a shell downloads what it does not need to read.
    const download = async (format: string) =>
      await (await fetch(`${serverUrl}/api/systems/export/${system}?format=${format}`)).text();
    repository.write("brand.css", await download("globals-css"));
    repository.write("brand-theme.css", await download("utility-theme-v4"));
    repository.write("app.css", '@import "tailwindcss";\n@import "./brand.css";\n@import "./brand-theme.css";\n');
    await agent.call("get_tokens", { system, group: "text" });
    const classes = {
      body: "bg-background text-foreground",
      main: "mx-auto grid max-w-3xl gap-6 px-5 py-16",
      button: "justify-self-start rounded-md bg-primary px-5 py-2 text-primary-foreground",
    };
    repository.write(
      "index.html",
      `<!DOCTYPE html>
<html lang="en" class="system"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Start</title><link rel="stylesheet" href="${serverUrl}/fonts/${system}.css"><link rel="stylesheet" href="out.css"></head>
<body class="${classes.body}"><main class="${classes.main}"><h1 class="font-display text-4xl">Made to last</h1>
<p class="text-muted-foreground">Everything that we make comes with its plan.</p>
<button type="button" class="${classes.button}">See the plans</button></main></body></html>
`,
    );
    const { compile: compileCss } = await import("@tailwindcss/node");
    const compiled = await compileCss(repository.read("app.css"), { base: repository.path, onDependency: () => {} });
    repository.write(
      "out.css",
      compiled.build(Object.values(classes).join(" ").split(" ").concat("font-display", "text-4xl", "text-muted-foreground")),
    );
  },
  verify({ repository }) {
    const css = repository.read("out.css");
    return [".bg-primary", ".text-primary-foreground", ".font-display", ".rounded-md"].flatMap((name) =>
      css.includes(`${name} {`) ? [] : [`${name} is not in the compiled style sheet`],
    );
  },
};

const reactComponents: EvalTask = {
  name: "react",
  request: "Add the brand's dialog and button components to this React repository and use them in App.tsx.",
  files: () => ({ "tsconfig.json": tsconfig, "css.d.ts": 'declare module "*.css";\n' }),
  checked: ["."],
  async solve(setting) {
    const { agent, repository, system } = setting;
    linkPackages(setting);
    for (const component of ["button", "dialog"]) {
      const answer = await agent.call("get_component", { system, component, include: ["react", "css"] });
      repository.write(`components/brand/${component}.tsx`, readBlocks(answer, "tsx").join("\n"));
      repository.write(`components/brand/${component}.css`, readBlocks(answer, "css").join("\n"));
    }
    repository.write(
      "App.tsx",
      `import { Button } from "@/components/brand/button";
import { Dialog } from "@/components/brand/dialog";

export const App = () => (
  <main>
    <Button variant="secondary">Open</Button>
    <Dialog />
  </main>
);
`,
    );
  },
  verify: compile,
};

const shadcn: EvalTask = {
  name: "shadcn",
  request: "Install the brand's theme, card and tabs with the shadcn command line.",
  files: () => ({
    "tsconfig.json": tsconfig,
    "css.d.ts": 'declare module "*.css";\n',
    "app/globals.css": '@import "tailwindcss";\n',
    "package.json": JSON.stringify({ name: "app", dependencies: { tailwindcss: "^4.0.0", next: "^16.0.0" } }),
    "components.json": JSON.stringify({
      style: "new-york",
      rsc: true,
      tsx: true,
      // The command line fetches a base colour from its own server where one is named.
      tailwind: { config: "", css: "app/globals.css", baseColor: "", cssVariables: true },
      aliases: { components: "@/components", utils: "@/lib/utils" },
    }),
  }),
  checked: ["."],
  async solve(setting) {
    const { repository, system, serverUrl } = setting;
    linkPackages(setting);
    const items = ["card", "tabs"].map((name) => `${serverUrl}/r/${system}/${name}.json`);
    const { status, output } = await runTool(
      [join(modules, ".bin/shadcn"), "add", "--yes", "--overwrite", ...items],
      repository.path,
    );
    if (status !== 0) throw new Error(`shadcn: ${output.slice(-400)}`);
  },
  async verify(setting) {
    const missing = ["components/brand/card.tsx", "components/brand/tabs.tsx"].filter(
      (file) => !existsSync(join(setting.repository.path, file)),
    );
    const hasTheme = setting.repository.read("app/globals.css").includes("--primary:");
    return [
      ...missing.map((file) => `${file} was not written`),
      ...(hasTheme ? [] : ["the theme is not in app/globals.css"]),
      ...(await compile(setting)),
    ];
  },
};

type Tokens = { readonly tokens: Readonly<Record<string, string>> };

const email: EvalTask = {
  name: "email",
  request:
    "Write email.html, a receipt for email programs: no variables, only values of the brand in light and dark, " +
    "and system fonts behind its own.",
  page: "email.html",
  async solve(setting) {
    const { agent, repository, system } = setting;
    const readTokens = async (values: object) => (await agent.callJson<Tokens>("get_tokens", { system, ...values })).tokens;
    const [light, dark] = [await readTokens({ mode: "light" }), await readTokens({ mode: "dark" })];
    const fonts = await readTokens({ group: "font" });
    const sizes = await readTokens({ group: "text", role: "text-xl" });
    const { html: logo } = await agent.callJson<{ html: string }>("get_asset", { system, asset: "logo" });
    const formatColors = (tokens: Readonly<Record<string, string>>) =>
      `body { background-color: ${tokens["--background"]}; color: ${tokens["--foreground"]}; } a { color: ${tokens["--link"]}; }`;
    repository.write(
      "email.html",
      `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Receipt</title>
<style>
${formatColors(light)}
@media (prefers-color-scheme: dark) { ${formatColors(dark)} }
body { margin: 0; font-family: ${fonts["--font-text"]}; }
main { max-width: 560px; margin: 0 auto; padding: 24px; }
h1 { font-size: ${sizes["--text-xl"]}; }
img { width: auto; height: 48px; }
</style></head>
<body><main>${logo}<h1>Your receipt</h1><p>Thank you. You paid 48.00.</p>
<a href="https://example.com/orders">See the order</a></main></body></html>
`,
    );
  },
};

/** Repositories that adopt a brand. */
export const repositoryTasks: readonly EvalTask[] = [tailwind, reactComponents, shadcn, email];
