import { describe, expect, test } from "bun:test";
import { deflateRawSync, gzipSync } from "node:zlib";
import { Failure } from "#/kernel/errors";
import type { UnpackLimits } from "#/kernel/archive/extraction-filter";
import { unpack } from "#/kernel/archive/unpack";
import { zip } from "#/kernel/archive/zip";
import { createTarEntry, createTarGz, createZip } from "#test/archive-bytes";

const limits: UnpackLimits = { maxBytes: 2_000_000, maxFiles: 20, maxExtractedBytes: 300_000 };
const all = () => ({ maxBytes: 200_000 });
const unpackText = async (archive: Uint8Array, change: Partial<UnpackLimits> = {}) => {
  const { files, left } = await unpack(archive, { ...limits, ...change }, all);
  return { files: files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]), left };
};
/** The failure code, or the unpacked content. */
const getOutcome = async (archive: Uint8Array, change: Partial<UnpackLimits> = {}) => {
  try {
    return await unpackText(archive, change);
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

const plain = { "a.html": "one", "project/b.html": "two".repeat(9000) };
const expected = { files: Object.entries(plain), left: [] };
const asZip = zip(Object.entries(plain).map(([path, content]) => ({ path, content })));
const asTar = createTarGz(...Object.entries(plain).map(([path, content]) => createTarEntry(path, content)));

describe("valid archives", () => {
  test("a ZIP gives back its files, compressed or stored, with folders and a comment", async () => {
    expect(await unpackText(asZip)).toEqual(expected);
    const stored = createZip(
      [{ path: "x/" }, ...Object.entries(plain).map(([path, text]) => ({ path, text, method: 0 }))],
      "said",
    );
    expect(await unpackText(stored)).toEqual(expected);
  });

  test("a gzip tar gives back its files, with folders, both kinds of long names and a leading dot", async () => {
    expect(await unpackText(asTar)).toEqual(expected);
    const long = `project/${"n".repeat(150)}.html`;
    const pax = `path=${long}\n`;
    const record = `${pax.length + 4} ${pax}`;
    expect(
      (
        await unpackText(
          createTarGz(
            createTarEntry("project/", "", { type: "5" }),
            ...[createTarEntry("pax", record, { type: "x" }), createTarEntry("short.html", "pax")],
            ...[createTarEntry("././@LongLink", `${long.toUpperCase()}2\0`, { type: "L" }), createTarEntry("short.html", "gnu")],
            createTarEntry("c.html", "own", { prefix: "./lead/project" }),
          ),
        )
      ).files,
    ).toEqual([
      [long, "pax"],
      [`${long.toUpperCase()}2`, "gnu"],
      ["lead/project/c.html", "own"],
    ]);
  });
});

const unsafe = [
  ...["../a.html", "project/../../a.html", "/etc/passwd", "C:/a.html", "C:a.html", "..\\a.html", "a\\b.html", "a\u0000.html"],
  ...["CON", "project/nul.html", "dot./a.html", "space /a.html", "a.html ", "a/./b.html", "a//b.html", `${"n".repeat(300)}.html`],
  ...["\u202elmth.a.html", "a\u200b.html", "bell\u0007.html"],
];
describe("unsafe names are skipped and reported under a printable name", () => {
  test.each(unsafe.map((name) => [JSON.stringify(name).slice(0, 40), name] as const))("%s", async (_, name) => {
    const fromZip = await unpackText(
      createZip([
        { path: name, text: "x" },
        { path: "ok.html", text: "y" },
      ]),
    );
    const pax = `path=${name}\n`;
    const digits = String(Buffer.byteLength(pax) + 4).length;
    const record = `${Buffer.byteLength(pax) + digits + 1} ${pax}`;
    const fromTar = await unpackText(
      createTarGz(createTarEntry("pax", record, { type: "x" }), createTarEntry("s", "x"), createTarEntry("ok.html", "y")),
    );
    for (const { files, left } of [fromZip, fromTar]) {
      expect(files).toEqual([["ok.html", "y"]]);
      expect(left).toEqual([
        { path: expect.stringMatching(/^[^\u0000-\u001f\u202e\u200b]{1,240}$/), why: "Its name is not safe." },
      ]);
    }
  });

  test("of names that differ in case or accents only, the first is extracted", async () => {
    const names = ["Å.html", "A\u030a.html", "å.HTML", "b.html"];
    const got = await unpackText(createZip(names.map((path) => ({ path, text: path }))));
    expect(got.files.map(([path]) => path)).toEqual(["Å.html", "b.html"]);
    expect(got.left.map(({ why }) => why)).toEqual(Array(2).fill(expect.stringContaining("Another file")));
  });

  test("links, devices and encrypted files are skipped", async () => {
    const tar = createTarGz(
      createTarEntry("s.html", "", { type: "2", link: "/etc/passwd" }),
      createTarEntry("h.html", "", { type: "1", link: "a.html" }),
      createTarEntry("d.html", "", { type: "3" }),
      createTarEntry("a.html", "a"),
    );
    expect(await unpackText(tar)).toEqual({
      files: [["a.html", "a"]],
      left: [
        { path: "s.html", why: "It is a link." },
        { path: "h.html", why: "It is a link." },
        { path: "d.html", why: "It is neither a file nor a folder." },
      ],
    });
    const zipped = createZip([
      { path: "s.html", text: "/etc/passwd", mode: 0o120777 },
      { path: "e.html", text: "x", flags: 1 },
      { path: "m.html", text: "x", method: 14 },
    ]);
    expect((await unpackText(zipped)).left.map(({ why }) => why)).toEqual([
      "It is a link.",
      "It is encrypted.",
      "Its compression method is not supported.",
    ]);
  });
});

describe("limits", () => {
  test("a bomb is refused early, whatever size it announces", async () => {
    const bomb = Buffer.alloc(300_000_000);
    expect(await getOutcome(gzipSync(bomb))).toBe("too_large");
    expect(await getOutcome(createTarGz(createTarEntry("a.html", bomb)))).toBe("too_large");
    expect(await getOutcome(createZip([{ path: "a.html", text: bomb }]))).toBe("too_large");
    const packed = deflateRawSync(bomb);
    expect(await getOutcome(createZip([{ path: "a.html", text: "x", packed, method: 8 }]))).toBe("invalid");
  });

  test("entries that share the bytes of one file count each", async () => {
    const text = Buffer.alloc(190_000);
    const entries = Array.from({ length: 12 }, (_, index) => ({ path: `${index}.html`, text }));
    expect(await getOutcome(createZip(entries))).toBe("too_large");
  });

  test("the limit on entries is exact", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}.html`);
    for (const make of [
      (count: number) => createZip(many(count).map((path) => ({ path, text: "x" }))),
      (count: number) => createTarGz(...many(count).map((path) => createTarEntry(path, "x"))),
    ]) {
      expect((await unpackText(make(20))).files).toHaveLength(20);
      expect(await getOutcome(make(21))).toBe("too_large");
    }
    const named = many(20).flatMap((path) => [createTarEntry("pax", `11 mtime=1\n`, { type: "x" }), createTarEntry(path, "x")]);
    expect((await unpackText(createTarGz(...named))).files).toHaveLength(20);
  });

  test.each(["x", "g", "K", "L"])("metadata headers of type %s count", async (type) => {
    const record = type === "x" || type === "g" ? "11 mtime=1\n" : "name";
    const noise = Array.from({ length: 61 }, () => createTarEntry("record", record, { type }));
    expect(await getOutcome(createTarGz(...noise, createTarEntry("a.html", "x")))).toBe("too_large");
  });

  test("metadata records have a limit of their own", async () => {
    const line = "11 mtime=1\n";
    const record = line.repeat(Math.floor(65_000 / line.length));
    const archive = createTarGz(
      ...Array.from({ length: 40 }, () => createTarEntry("pax", record, { type: "x" })),
      createTarEntry("a.html", "x"),
    );
    expect(await getOutcome(archive, { maxBytes: 100_000_000 })).toBe("too_large");
  });

  test("folders, links and devices count as entries", async () => {
    for (const type of ["1", "2", "3", "5", "6"]) {
      const entries = Array.from({ length: 21 }, (_, index) => createTarEntry(`${index}`, "", { type, link: "a" }));
      expect([type, await getOutcome(createTarGz(...entries))]).toEqual([type, "too_large"]);
    }
    expect(await getOutcome(createZip(Array.from({ length: 21 }, (_, index) => ({ path: `${index}/` }))))).toBe("too_large");
  });

  test("files over their own limit or the limit of all files are skipped", async () => {
    const sized = (length: number) => "x".repeat(length);
    const got = await unpackText(
      createTarGz(
        createTarEntry("big", sized(200_001)),
        createTarEntry("one", sized(200_000)),
        createTarEntry("two", sized(100_001)),
        createTarEntry("c", "c"),
      ),
    );
    expect(got.files.map(([path]) => path)).toEqual(["one", "c"]);
    expect(got.left.map(({ path }) => path)).toEqual(["big", "two"]);
  });

  test("files that the policy skips are not decompressed, even if they are damaged", async () => {
    const archive = createZip([{ path: "a.css", text: "x", crc: 1 }]);
    expect(await unpack(archive, limits, () => ({ why: "No." }))).toEqual({ files: [], left: [{ path: "a.css", why: "No." }] });
  });
});

describe("damaged archives are refused", () => {
  test("an archive truncated anywhere", async () => {
    for (const archive of [asZip, asTar])
      for (let length = 0; length < archive.length; length += 7)
        expect([length, await getOutcome(archive.subarray(0, length))]).toEqual([length, "invalid"]);
  });

  test("an archive with a wrong checksum or length", async () => {
    expect(await getOutcome(createZip([{ path: "a.html", text: "x", crc: 1 }]))).toBe("invalid");
    expect(await getOutcome(createZip([{ path: "a.html", text: "xyz", size: 2 }]))).toBe("invalid");
    expect(await getOutcome(createZip([{ path: "a.html", text: "xyz", size: 4 }]))).toBe("invalid");
    const flipped = Buffer.from(asTar);
    flipped.writeUInt8((flipped.at(-6) ?? 0) ^ 1, flipped.length - 6);
    expect(await getOutcome(flipped)).toBe("invalid");
    const header = createTarEntry("a.html", "x");
    header.writeUInt8(1, 0);
    expect(await getOutcome(createTarGz(header))).toBe("invalid");
  });

  test("a file that is not an archive", async () => {
    for (const text of ["", "P", "<!doctype html>", "PK", "PK\u0003\u0004", "\u001f\u008b"])
      expect([text, await getOutcome(Buffer.from(text, "latin1"))]).toEqual([text, "invalid"]);
  });

  test("a pax record that is broken or sets a size", async () => {
    for (const record of ["99 path=a\n", "x path=a\n", "0 \n", "16 size=1000000\n"])
      expect([
        record,
        await getOutcome(createTarGz(createTarEntry("pax", record, { type: "x" }), createTarEntry("a", "x"))),
      ]).toEqual([record, "invalid"]);
  });
});
