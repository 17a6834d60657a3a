/** The named references that give ASCII: those that can hide an address, a function or a tag. */
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  Tab: "\t",
  NewLine: "\n",
  nbsp: "\u00a0",
  excl: "!",
  num: "#",
  dollar: "$",
  percnt: "%",
  lpar: "(",
  rpar: ")",
  ast: "*",
  plus: "+",
  comma: ",",
  period: ".",
  sol: "/",
  colon: ":",
  semi: ";",
  equals: "=",
  quest: "?",
  commat: "@",
  lsqb: "[",
  bsol: "\\",
  rsqb: "]",
  lowbar: "_",
  lcub: "{",
  lbrace: "{",
  rcub: "}",
  rbrace: "}",
};

/** A text with its character references read: numbers with or without a semicolon, and the names that give ASCII (HTML, named character references). */
export function decodeReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,16});?|#([0-9]{1,16});?|([a-z]{2,8});?)/gi,
    (reference, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return named[name] ?? named[name.toLowerCase()] ?? reference;
      const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
    },
  );
}
