import { readBlocks } from "../agent";
import type { Setting } from "../task";

type Asset = { readonly html: string };

/** Collects what a page needs from the tools' answers, each part once. */
export type PageBuilder = {
  /** The markup of a component's variant; its style sheet is added to the page. */
  component(name: string, variant?: string): Promise<string>;
  /** The markup of an asset for the grounds that the page has. */
  asset(name: string): Promise<string>;
  /** Adds style sheet text. */
  style(css: string): void;
  /** Writes the page. */
  write(file: string, page: { readonly title: string; readonly body: string }): void;
};

/** The styles that every page of a brand starts with. They follow the reader's mode. */
const baseCss = `*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--foreground); font-family: var(--type-body-family);
  font-size: var(--type-body-size); line-height: var(--type-body-leading); }
h1 { margin: 0; font-family: var(--type-heading-1-family); font-size: var(--type-heading-1-size);
  font-weight: var(--type-heading-1-weight); line-height: var(--type-heading-1-leading); letter-spacing: var(--type-heading-1-tracking); }
h2 { margin: 0; font-family: var(--type-heading-2-family); font-size: var(--type-heading-2-size);
  font-weight: var(--type-heading-2-weight); line-height: var(--type-heading-2-leading); letter-spacing: var(--type-heading-2-tracking); }
`;

/** Starts a page that loads the system's variables and fonts from the server. */
export function startPage({ agent, repository, system, serverUrl }: Setting): PageBuilder {
  const styles = new Set([baseCss]);
  return {
    async component(name, variant) {
      const answer = await agent.call("get_component", { system, component: name, ...(variant && { variant }) });
      const css = readBlocks(answer, "css");
      // A long style sheet is named with its size, and comes on request.
      const needed =
        css.length > 0
          ? css
          : readBlocks(await agent.call("get_component", { system, component: name, include: ["css"] }), "css");
      for (const one of needed) styles.add(one);
      const [html] = readBlocks(answer, "html");
      if (html === undefined) throw new Error(`get_component ${name} has no HTML`);
      return html;
    },
    asset: async (name) => (await agent.callJson<Asset>("get_asset", { system, asset: name })).html,
    style: (css) => void styles.add(css),
    write(file, { title, body }) {
      repository.write(
        file,
        `<!DOCTYPE html>
<html lang="en" class="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${serverUrl}/fonts/${system}.css">
<link rel="stylesheet" href="${serverUrl}/api/systems/export/${system}?format=globals-css">
<style>
${[...styles].join("\n")}
</style>
</head>
<body>
${body}
</body>
</html>
`,
      );
    },
  };
}

/** Gives ids of a component a suffix, so that it can be on a page more than once. */
export const renameIds = (html: string, suffix: string): string =>
  html.replace(/\b(id|for|aria-describedby|aria-labelledby|aria-controls)="([^"]+)"/g, (_, name, ids: string) => {
    const renamed = ids.split(" ").map((id) => `${id}-${suffix}`);
    return `${name}="${renamed.join(" ")}"`;
  });
