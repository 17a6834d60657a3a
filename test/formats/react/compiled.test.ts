import { expect, test } from "bun:test";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createReactFiles } from "#/kits/react-files";
import type { Component } from "#/model/component";
import { createStudioComponents } from "#test/formats/react/create-studio-components";
import { createTestFolder, run } from "#test/formats/test-folder";
import { fullBrief, hostileBrief } from "#test/studio/briefs";

/** The compiler options of a new web application, plus all further checks. */
const options = {
  compilerOptions: {
    target: "ES2017",
    lib: ["dom", "dom.iterable", "esnext"],
    allowJs: true,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    esModuleInterop: true,
    module: "esnext",
    moduleResolution: "bundler",
    resolveJsonModule: true,
    isolatedModules: true,
    jsx: "preserve",
    types: [],
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitReturns: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noFallthroughCasesInSwitch: true,
    noUncheckedSideEffectImports: true,
    paths: { "@/*": ["./*"] },
  },
  include: ["**/*.ts", "**/*.tsx"],
};

const layout = `import type { ReactNode } from "react";
export default function Layout({ children }: { readonly children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

/** Code that uses the components: lines that must compile, and lines that must not. */
const page = `"use client";
import { useState } from "react";
import { Accordion, type AccordionEntry } from "@/components/brand/accordion";
import { Button, type ButtonVariant } from "@/components/brand/button";
import { Card } from "@/components/brand/card";
import { Input } from "@/components/brand/input";
import { NavigationBar, type NavigationBarLink } from "@/components/brand/navigation-bar";
import { RadioGroup } from "@/components/brand/radio-group";
import { Select } from "@/components/brand/select";
import { Table } from "@/components/brand/table";

const links: readonly NavigationBarLink[] = [{ href: "/", children: "Home", "aria-current": "page" }];
const entries: readonly AccordionEntry[] = [{ question: "Why?", answer: <em>Because.</em>, open: true }];
const main: ButtonVariant = "main";

export default function Page() {
  const [mail, setMail] = useState("");
  return (
    <main>
      <NavigationBar links={links} brandProps={{ href: "/" }} lang="en" />
      <Button variant={main} onClick={(event) => event.currentTarget.blur()} aria-pressed={false}>Order</Button>
      <Card title={<b>Title</b>} text="Text" link="Read" linkProps={{ href: "/read" }} className="wide" />
      <Input label="Mail" name="mail" required value={mail} onChange={(event) => setMail(event.currentTarget.value)} />
      <Select label="Subject" name="subject" options={[{ value: "a", children: "A" }]} />
      <RadioGroup legend="Reply" choices={[{ name: "reply", value: "mail", label: "By mail", defaultChecked: true }]} />
      <Accordion entries={entries} />
      <Table caption="Prices" headings={[{ children: "Plan" }]} rows={[{ heading: "A", numbers: [{ children: 1 }] }]} />
      {/* @ts-expect-error no such variant */}
      <Button variant="no-such-variant">Order</Button>
      {/* @ts-expect-error a button has no href */}
      <Button href="/">Order</Button>
      {/* @ts-expect-error no such part */}
      <Card headline="Title" />
      {/* @ts-expect-error an entry has an answer */}
      <Accordion entries={[{ question: "Why?" }]} />
    </main>
  );
}
`;

/** Elements, attributes and values that React's types do not include. */
const oddMarkup =
  '<style>.a{top:0}</style><div align="center" aria-current="yes" aria-level="high" tabindex="x" contenteditable="maybe"' +
  ' popover="own" style="float:anything;--a:1" data-A="1" foo:bar="1" @click="x">' +
  '<marquee behavior="slide"><x-y></x-y></marquee><svg baseProfile="full" xmlns:xlink="http://www.w3.org/1999/xlink"' +
  ' stroke-linecap="odd" focusable="maybe" onclick="a()"><a xlink:href="#a">' +
  '<title>T</title></a><fancy/></svg><button type="odd" command="--own" commandfor="b">B' +
  '</button><img src="data:image/png;base64,AA==" loading="never" fetchpriority="high" crossorigin alt="">' +
  '<input type="text" size="big" value="a"><select multiple size="2"><option selected>A' +
  '</option></select><ol type="q"><li value="4">A<li>B</ol><meter value="2" low="a">' +
  '</meter><dialog closedby="other" open>D</dialog></div>';
const odd: Component = {
  slug: "odd",
  name: "Odd */ `",
  category: "display",
  summary: "*/ export const x: string = 1;",
  css: "",
  variants: [
    { name: "Default", html: oddMarkup },
    { name: '" | "', html: "<ul><li>useId() HTMLAttributes</li><li>B</li></ul>" },
  ],
};

function createApplication(components: readonly Component[], files: Readonly<Record<string, string>>): string {
  const folder = createTestFolder("next");
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "app"));
  mkdirSync(join(folder, "components/brand"), { recursive: true });
  for (const { path, content } of createReactFiles({ components }))
    writeFileSync(join(folder, "components/brand", path.slice("react/".length)), content);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
  return folder;
}

const compiled = (folder: string) => run([resolve("node_modules/.bin/tsc"), "-p", folder], folder);

test("an application with the components compiles in strict mode, and wrong props do not", async () => {
  const folder = createApplication(createStudioComponents(fullBrief, "swiss"), {
    "app/layout.tsx": layout,
    "app/page.tsx": page,
  });
  expect(await compiled(folder)).toEqual({ status: 0, output: "" });
}, 60_000);

test("files with hostile texts and from an unusual import compile in strict mode", async () => {
  expect(await compiled(createApplication([...createStudioComponents(hostileBrief, "playful"), odd], {}))).toEqual({
    status: 0,
    output: "",
  });
}, 60_000);

test("the check detects an error in a component", async () => {
  const folder = createApplication([odd], {
    "app/wrong.tsx": 'import { Odd } from "@/components/brand/odd";\nexport const wrong = <Odd title={1} />;\n',
  });
  const { status, output } = await compiled(folder);
  expect(status).not.toBe(0);
  expect(output).toContain("app/wrong.tsx");
}, 60_000);
