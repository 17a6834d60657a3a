import { expect, test } from "bun:test";
import { partNames } from "#/model/design-content";
import { createDesignContents, putParts } from "#/store/design-contents";
import { createDesignContent } from "#test/design-content";
import { createTestStore } from "#test/test-store";

const content = createDesignContent({ name: "Frozen", seed: 1 });
const hostile = `<p title="</noscript><img src=x onerror=alert(1)>">x</p><img src=x onerror=alert(1)>`;

test("frozen parts with unsafe imports are read clean, and generated parts are read unchanged", async () => {
  const { store, close } = await createTestStore();
  const [first] = content.components;
  const [page] = content.pages;
  if (!first || !page) throw new Error("a design without parts");
  const parts = await store.transaction((repositories) =>
    putParts(repositories, {
      ...content,
      components: [...content.components, { ...first, slug: "old", css: "", variants: [{ name: "Default", html: hostile }] }],
      pages: [
        ...content.pages,
        { ...page, slug: "old", css: "", body: "", document: `<meta http-equiv="refresh" content="0;url=//x">${hostile}` },
      ],
    }),
  );
  expect(Object.keys(parts)).toEqual(partNames.filter((name) => name !== "parent"));
  const read = await createDesignContents(store.blobs).loadDesignContent(parts);
  expect(read.components.slice(0, -1)).toEqual([...content.components]);
  expect(read.pages.slice(0, -1)).toEqual([...content.pages]);
  const texts = JSON.stringify([read.components.at(-1), read.pages.at(-1)]);
  expect(texts).not.toMatch(/http-equiv|<img [^>]*onerror/);
  expect(read.components.at(-1)?.variants[0].html).toBe(
    '<p title="&lt;/noscript&gt;&lt;img src=x onerror=alert(1)&gt;">x</p><img src="x">',
  );
  await close();
});
