import { readBlocks } from "../agent";
import type { EvalTask } from "../task";
import { renameIds, startPage } from "./page-builder";

const setLabel = (html: string, label: string) => html.replace(/(<label[^>]*>)[^<]*/, `$1${label}`);
const setText = (html: string, text: string) => html.replace(/>[^<]+<\/(button|a)>/, `>${text}</$1>`);

const columnCss = `.page-head, .page-main { width: min(100% - 2 * var(--space-5), 40rem); margin-inline: auto; }
.page-head { padding-block: var(--space-5); }
.page-head img { display: block; width: auto; height: var(--space-12); }
.page-main { display: grid; gap: var(--space-6); padding-block: var(--space-8) var(--space-16); }
.page-main form { display: grid; gap: var(--space-5); justify-items: start; }
`;

const checkout: EvalTask = {
  name: "checkout",
  request: "Build checkout.html: our logo, a form for name, email and card number, an order summary, and a button to pay.",
  page: "checkout.html",
  async solve(setting) {
    const { agent, designId } = setting;
    await agent.call("get_design_context", { designId, task: "build" });
    const page = startPage(setting);
    const logo = await page.asset("logo");
    const input = await page.component("input");
    const fields = ["Name", "Email", "Card number"].map((label, index) => setLabel(renameIds(input, `${index}`), label));
    const button = setText(await page.component("button"), "Pay 48.00");
    const summary = await page.component("data-list");
    page.style(columnCss);
    page.write("checkout.html", {
      title: "Checkout",
      body: `<header class="page-head"><a href="/">${logo}</a></header>
<main class="page-main"><h1>Checkout</h1>
<form>${fields.join("\n")}${button.replace('type="button"', 'type="submit"')}</form>
<h2>Your order</h2>${summary}</main>`,
    });
  },
};

const pricing: EvalTask = {
  name: "pricing",
  request: "Build pricing.html after the brand's own pricing page, with all of its sections.",
  page: "pricing.html",
  async solve(setting) {
    const { agent, system } = setting;
    const page = startPage(setting);
    const recipe = await agent.call("get_page_recipe", { system, page: "pricing" });
    const names = [...recipe.matchAll(/^\d+\. `([\w-]+)`/gm)].map(([, name]) => name ?? "");
    const components = new Set(
      [...recipe.matchAll(/components: ([\w, -]+?)(?: \(|$)/gm)].flatMap(([, list = ""]) => list.split(", ")),
    );
    const logo = await page.asset("logo");
    const readSection = async (section: string) => {
      const answer = await agent.call("get_page_recipe", { system, page: "pricing", section });
      for (const css of readBlocks(answer, "css")) page.style(css);
      return readBlocks(answer, "html").join("\n");
    };
    await readSection("base");
    const sections: string[] = [];
    for (const name of names) sections.push(await readSection(name));
    for (const component of components) await page.component(component);
    page.style(".page-logo img { display: block; width: auto; height: var(--space-12); }");
    const [head = "", ...rest] = sections;
    const foot = rest.pop() ?? "";
    // Answers leave the mark's drawing out; the asset has it.
    const withLogo = (html: string) =>
      html.replace(
        /<svg class="brand__[^"]*"[\s\S]*?<\/svg>(?:<svg class="brand__[^"]*"[\s\S]*?<\/svg>)?/g,
        `<span class="page-logo">${logo}</span>`,
      );
    page.write("pricing.html", {
      title: "Pricing",
      body: `${withLogo(head)}<main id="content">${rest.join("\n")}</main>${foot}`,
    });
  },
};

const article: EvalTask = {
  name: "article",
  request:
    "Write article.html: a short article with breadcrumb, heading, the brand's hero picture, three paragraphs and a link to contact us.",
  page: "article.html",
  async solve(setting) {
    const { agent, designId } = setting;
    await agent.call("get_design_context", { designId, task: "build" });
    const page = startPage(setting);
    const breadcrumb = await page.component("breadcrumb");
    const picture = await page.asset("hero");
    const link = (await page.component("link", "alone")).replace(/>[^<]+<\/a>/, ">Contact us</a>");
    page.style(columnCss);
    page.style(
      ".page-main picture img { display: block; width: 100%; height: auto; }\n.page-main p { margin: 0; max-width: var(--measure); }",
    );
    page.write("article.html", {
      title: "How we work",
      body: `<header class="page-head">${await page.asset("logo")}</header>
<main class="page-main">${breadcrumb}<article class="page-main"><h1>How we work</h1>${picture}
<p>We begin with what you need, and write it down together.</p>
<p>Then we make it, step by step, and show each step.</p>
<p>At the end you have something that lasts.</p>${link}</article></main>`,
    });
  },
};

const marksOnGrounds: EvalTask = {
  name: "marks",
  request:
    "Build header.html: a header on the page's ground that follows light and dark mode, and a footer on a dark ground, " +
    "each with the right logo.",
  page: "header.html",
  async solve(setting) {
    const { agent, system } = setting;
    const page = startPage(setting);
    const logo = await page.asset("logo");
    const { html: reversed } = await agent.callJson<{ html: string }>("get_asset", { system, asset: "logo", on: "dark" });
    page.style(`${columnCss}.page-foot { padding: var(--space-8) var(--space-5); background: var(--palette-neutral-12); }
.page-foot img { display: block; width: auto; height: var(--space-12); }`);
    page.write("header.html", {
      title: "Marks",
      body: `<header class="page-head">${logo}</header>
<main class="page-main"><h1>Welcome</h1></main>
<footer class="page-foot">${reversed}</footer>`,
    });
  },
};

/** Pages from nothing. */
export const pageTasks: readonly EvalTask[] = [checkout, pricing, article, marksOnGrounds];
