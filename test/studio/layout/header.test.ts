import { expect, test } from "bun:test";
import { createSystem } from "#test/studio/create-system";

/** The links of the header and its action, as targets and labels. */
function readHeader(brief: Parameters<typeof createSystem>[0]) {
  const landing = createSystem(brief, 3).pages.find(({ slug }) => slug === "landing");
  const header = /<header class="head[\s\S]*?<\/header>/u.exec(landing?.body ?? "")?.[0] ?? "";
  const list = /<ul class="head__list">[\s\S]*?<\/ul>/u.exec(header)?.[0] ?? "";
  const listTargets = (markup: string) => [...markup.matchAll(/href="([^"]*)"/gu)].map(([, target]) => target);
  const action = /<a class="[^"]*head__action[^"]*" href="([^"]*)"/u.exec(header)?.[1];
  return { header, links: listTargets(list), action };
}

test("no link of a header leads where its action does", () => {
  const briefs = [
    {
      name: "Barbearia Nivaldo",
      industry: "barbearia",
      offer: "Corte R$ 40, barba R$ 30. Terça a sábado 8h às 19h. Sem hora marcada.",
    },
    { name: "Cutty Larkin's", industry: "barber shop", offer: "Cut €17, beard €9. Closed Mondays. Walk-ins only, no booking." },
    {
      name: "Harrow Lane",
      industry: "Veterinary clinic",
      offer: "Consultation £28. Open Mon to Fri 9 to 5. We see dogs and cats.",
    },
  ];
  for (const brief of briefs) {
    const { links, action } = readHeader(brief);
    expect(action).toBeDefined();
    expect(links.length).toBeGreaterThan(0);
    expect(links).not.toContain(action);
  }
});

test("a header with nothing to link to beside its action has no navigation", () => {
  const { header, action } = readHeader({ name: "Hollis", industry: "Bookshop, Stockport" });
  expect(action).toBe("#contact");
  expect(header).not.toContain("<nav");
});
