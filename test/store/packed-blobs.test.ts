import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { sha256Hex } from "#/kernel/hash";
import { partSchemaVersion } from "#/model/design-content";
import { createDesignContents, putParts } from "#/store/design-contents";
import { createDesignContent } from "#test/design-content";
import { createTestStore } from "#test/test-store";

test("parts of a design are compressed to a fifth or less and read back unchanged", async () => {
  const { store, path, close } = await createTestStore();
  const { brief, tokens, components, pages } = createDesignContent({ name: "Packed", seed: 3 });
  const parts = await store.transaction((repositories) => putParts(repositories, { brief, tokens, components, pages }));
  const contents = createDesignContents(store.blobs);
  expect(await contents.loadPart(parts, "components")).toEqual(components);
  expect(await contents.loadPart(parts, "pages")).toEqual(pages);
  const database = new Database(path, { readonly: true });
  const [row] = database
    .query<{ bytes: number }, []>("SELECT sum(length(bytes)) AS bytes FROM blobs WHERE media_type = 'application/json'")
    .all();
  database.close();
  expect(row?.bytes).toBeLessThan(JSON.stringify([brief, tokens, components, pages]).length / 5);
  await close();
});

test("uncompressed blobs are readable, binary content is not compressed, and the same content is stored once", async () => {
  const { store, path, close } = await createTestStore();
  const text = JSON.stringify({ name: "an older row", filler: "x".repeat(500) });
  const hash = sha256Hex(new TextEncoder().encode(text));
  const database = new Database(path);
  database.query("INSERT INTO blobs (hash, media_type, bytes) VALUES (?, 'application/json', ?)").run(hash, Buffer.from(text));
  expect(new TextDecoder().decode((await store.blobs.findByHash(hash))?.bytes)).toBe(text);
  expect(await store.transaction(({ blobs }) => blobs.put(text, "application/json", partSchemaVersion))).toBe(hash);
  const picture = new Uint8Array(1000).fill(1);
  await store.transaction(({ blobs }) => blobs.put(picture, "image/png"));
  expect((await store.blobs.findByHash(sha256Hex(picture)))?.bytes).toEqual(picture);
  expect(database.query("SELECT encoding FROM blobs").all()).toEqual([{ encoding: "identity" }, { encoding: "identity" }]);
  database.close();
  await close();
});

test("a part with another schema version is refused with what to do", async () => {
  const { store, close } = await createTestStore();
  const hash = await store.transaction(({ blobs }) => blobs.put('{"name":"Later"}', "application/json", partSchemaVersion + 1));
  const read = createDesignContents(store.blobs).loadPart({ brief: hash }, "brief");
  expect(read).rejects.toThrow("Start the version of Livery that wrote it");
  await read.catch(() => undefined);
  await close();
});
