import { describe, expect, test } from "bun:test";
import { deflateRawSync, gzipSync } from "node:zlib";
import { Failure } from "#/kernel/errors";
import type { UnpackLimits } from "#/kernel/archive/extraction-filter";
import { unpack } from "#/kernel/archive/unpack";
import { zip } from "#/kernel/archive/zip";
import { createTarEntry, createTarGz, createZip } from "#test/archive-bytes";

const limits: UnpackLimits = { maxBytes: 2_000_000, maxFiles: 20, maxExtractedBytes: 300_000 };
const all = () => ({ maxBytes: 200_000 });
const opened = async (archive: Uint8Array, change: Partial<UnpackLimits> = {}) => {
  const { files, left } = await unpack(archive, { ...limits, ...change }, all);
  return { files: files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]), left };
};
/** The code of the refusal, or what came out. */
const refusal = async (archive: Uint8Array, change: Partial<UnpackLimits> = {}) => {
  try {
    return await opened(archive, change);
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

const plain = { "a.html": "one", "project/b.html": "two".repeat(9000) };
const expected = { files: Object.entries(plain), left: [] };
const asZip = zip(Object.entries(plain).map(([path, content]) => ({ path, content })));
const asTar = createTarGz(...Object.entries(plain).map(([path, content]) => createTarEntry(path, content)));

describe("what is sound comes out as it went in", () => {
  test("of a ZIP, packed or stored, with folders and a comment", async () => {
    expect(await opened(asZip)).toEqual(expected);
    const stored = createZip(
      [{ path: "x/" }, ...Object.entries(plain).map(([path, text]) => ({ path, text, method: 0 }))],
      "said",
    );
    expect(await opened(stored)).toEqual(expected);
  });

  test("of a gzip tar, with folders, long names of both kinds and a dot before them", async () => {
    expect(await opened(asTar)).toEqual(expected);
    const long = `project/${"n".repeat(150)}.html`;
    const pax = `path=${long}\n`;
    const record = `${pax.length + 4} ${pax}`;
    expect(
      (
        await opened(
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
describe("names that are not safe stay behind, each under a name that can be shown", () => {
  test.each(unsafe.map((name) => [JSON.stringify(name).slice(0, 40), name] as const))("%s", async (_, name) => {
    const fromZip = await opened(
      createZip([
        { path: name, text: "x" },
        { path: "ok.html", text: "y" },
      ]),
    );
    const pax = `path=${name}\n`;
    const digits = String(Buffer.byteLength(pax) + 4).length;
    const record = `${Buffer.byteLength(pax) + digits + 1} ${pax}`;
    const fromTar = await opened(
      createTarGz(createTarEntry("pax", record, { type: "x" }), createTarEntry("s", "x"), createTarEntry("ok.html", "y")),
    );
    for (const { files, left } of [fromZip, fromTar]) {
      expect(files).toEqual([["ok.html", "y"]]);
      expect(left).toEqual([
        { path: expect.stringMatching(/^[^\u0000-\u001f\u202e\u200b]{1,240}$/), why: "Its name is not safe." },
      ]);
    }
  });

  test("of names that differ in case or accents alone, the first is taken", async () => {
    const names = ["Å.html", "A\u030a.html", "å.HTML", "b.html"];
    const got = await opened(createZip(names.map((path) => ({ path, text: path }))));
    expect(got.files.map(([path]) => path)).toEqual(["Å.html", "b.html"]);
    expect(got.left.map(({ why }) => why)).toEqual(Array(2).fill(expect.stringContaining("Another file")));
  });

  test("links, devices and what is encrypted stay behind", async () => {
    const tar = createTarGz(
      createTarEntry("s.html", "", { type: "2", link: "/etc/passwd" }),
      createTarEntry("h.html", "", { type: "1", link: "a.html" }),
      createTarEntry("d.html", "", { type: "3" }),
      createTarEntry("a.html", "a"),
    );
    expect(await opened(tar)).toEqual({
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
    expect((await opened(zipped)).left.map(({ why }) => why)).toEqual([
      "It is a link.",
      "It is encrypted.",
      "It is packed in a way that is not read here.",
    ]);
  });
});

describe("limits", () => {
  test("a bomb ends early, whatever it says of its size", async () => {
    const bomb = Buffer.alloc(300_000_000);
    expect(await refusal(gzipSync(bomb))).toBe("too_large");
    expect(await refusal(createTarGz(createTarEntry("a.html", bomb)))).toBe("too_large");
    expect(await refusal(createZip([{ path: "a.html", text: bomb }]))).toBe("too_large");
    const packed = deflateRawSync(bomb);
    expect(await refusal(createZip([{ path: "a.html", text: "x", packed, method: 8 }]))).toBe("invalid");
  });

  test("many entries that share one file's bytes count each", async () => {
    const text = Buffer.alloc(190_000);
    const entries = Array.from({ length: 12 }, (_, index) => ({ path: `${index}.html`, text }));
    expect(await refusal(createZip(entries))).toBe("too_large");
  });

  test("the number of entries holds exactly", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}.html`);
    for (const make of [
      (count: number) => createZip(many(count).map((path) => ({ path, text: "x" }))),
      (count: number) => createTarGz(...many(count).map((path) => createTarEntry(path, "x"))),
    ]) {
      expect((await opened(make(20))).files).toHaveLength(20);
      expect(await refusal(make(21))).toBe("too_large");
    }
    const named = many(20).flatMap((path) => [createTarEntry("pax", `11 mtime=1\n`, { type: "x" }), createTarEntry(path, "x")]);
    expect((await opened(createTarGz(...named))).files).toHaveLength(20);
  });

  test.each(["x", "g", "K", "L"])("headers of the kind %s count, though they are no files", async (type) => {
    const record = type === "x" || type === "g" ? "11 mtime=1\n" : "name";
    const noise = Array.from({ length: 61 }, () => createTarEntry("record", record, { type }));
    expect(await refusal(createTarGz(...noise, createTarEntry("a.html", "x")))).toBe("too_large");
  });

  test("the records before files have a limit of their own, however few they are", async () => {
    const line = "11 mtime=1\n";
    const record = line.repeat(Math.floor(65_000 / line.length));
    const archive = createTarGz(
      ...Array.from({ length: 40 }, () => createTarEntry("pax", record, { type: "x" })),
      createTarEntry("a.html", "x"),
    );
    expect(await refusal(archive, { maxBytes: 100_000_000 })).toBe("too_large");
  });

  test("folders, links and devices count as files do", async () => {
    for (const type of ["1", "2", "3", "5", "6"]) {
      const entries = Array.from({ length: 21 }, (_, index) => createTarEntry(`${index}`, "", { type, link: "a" }));
      expect([type, await refusal(createTarGz(...entries))]).toEqual([type, "too_large"]);
    }
    expect(await refusal(createZip(Array.from({ length: 21 }, (_, index) => ({ path: `${index}/` }))))).toBe("too_large");
  });

  test("files over their size stay behind, and so do those over the size of all together", async () => {
    const sized = (length: number) => "x".repeat(length);
    const got = await opened(
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

  test("what nobody wants is not unpacked, damaged or not", async () => {
    const archive = createZip([{ path: "a.css", text: "x", crc: 1 }]);
    expect(await unpack(archive, limits, () => ({ why: "No." }))).toEqual({ files: [], left: [{ path: "a.css", why: "No." }] });
  });
});

describe("what is damaged is refused whole", () => {
  test("cut off anywhere", async () => {
    for (const archive of [asZip, asTar])
      for (let length = 0; length < archive.length; length += 7)
        expect([length, await refusal(archive.subarray(0, length))]).toEqual([length, "invalid"]);
  });

  test("with a checksum or a length that is not right", async () => {
    expect(await refusal(createZip([{ path: "a.html", text: "x", crc: 1 }]))).toBe("invalid");
    expect(await refusal(createZip([{ path: "a.html", text: "xyz", size: 2 }]))).toBe("invalid");
    expect(await refusal(createZip([{ path: "a.html", text: "xyz", size: 4 }]))).toBe("invalid");
    const flipped = Buffer.from(asTar);
    flipped.writeUInt8((flipped.at(-6) ?? 0) ^ 1, flipped.length - 6);
    expect(await refusal(flipped)).toBe("invalid");
    const header = createTarEntry("a.html", "x");
    header.writeUInt8(1, 0);
    expect(await refusal(createTarGz(header))).toBe("invalid");
  });

  test("or is no archive at all", async () => {
    for (const text of ["", "P", "<!doctype html>", "PK", "PK\u0003\u0004", "\u001f\u008b"])
      expect([text, await refusal(Buffer.from(text, "latin1"))]).toEqual([text, "invalid"]);
  });

  test("a pax record that is broken, or that gives a size of its own", async () => {
    for (const record of ["99 path=a\n", "x path=a\n", "0 \n", "16 size=1000000\n"])
      expect([
        record,
        await refusal(createTarGz(createTarEntry("pax", record, { type: "x" }), createTarEntry("a", "x"))),
      ]).toEqual([record, "invalid"]);
  });
});
