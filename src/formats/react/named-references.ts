/** Names of the characters 160–255 in their order (HTML 4, §24.2). */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/** Names and characters of other references that pages use: signs, arrows, dashes and quotes (HTML, named character references). */
const others =
  "amp & lt < gt > quot \" apos ' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ part ∂ sum ∑ minus − radic √ infin ∞ int ∫ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sdot ⋅ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ check ✓ cross ✗ star ☆ starf ★ phone ☎ num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol / colon : semi ; equals = quest ? commat @ lsqb [ bsol \\ rsqb ] lowbar _ grave ` lcub { lbrace { rcub } rbrace } vert | excl ! hyphen ‐ Tab \t NewLine \n";

const pairs = others.split(" ");
const characters: ReadonlyMap<string, string> = new Map([
  ...latin.split(" ").map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...pairs.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, pairs[index + 1] ?? ""]] : [])),
  ["ensp", "\u2002"],
  ["emsp", "\u2003"],
  ["thinsp", "\u2009"],
  ["zwnj", "\u200c"],
  ["zwj", "\u200d"],
  ["lrm", "\u200e"],
  ["rlm", "\u200f"],
]);

/** Numbers 128–159 mean the characters of the Windows code page (HTML, numeric character reference end state). */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function numbered(code: number): string {
  if (code >= 128 && code <= 159) return windows[code - 128] ?? "\ufffd";
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "\ufffd";
}

/** A text with its character references read. One that is not known stays as it is written. */
export function readReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,8});?|#([0-9]{1,8});?|([a-z][a-z0-9]{1,8});)/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) =>
      name !== undefined
        ? (characters.get(name) ?? whole)
        : numbered(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}
