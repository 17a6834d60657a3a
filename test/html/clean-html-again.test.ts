import { expect, test } from "bun:test";
import fc from "fast-check";
import { cleanHtml } from "#/html/clean-html";

const piece = fc.constantFrom(
  ...[
    "a",
    " ",
    "\n",
    "<p>",
    "</p>",
    "<b>",
    "</b>",
    "<a>",
    "</a>",
    "<div>",
    "</div>",
    "<div/>",
    "<br>",
    "<br/>",
    "<p/>",
    "<img/>",
  ],
  ...["<svg>", "</svg>", "<path/>", '<path d="M0" />', "<path>", "</path>", "<rect/>", "<circle", "<stop/>", "<use/>", "/>", ">"],
  ...[
    "<desc>",
    "</desc>",
    "<title>",
    "</title>",
    "<math>",
    "<mi>",
    "</math>",
    "<style>",
    "</style>",
    "<textarea>",
    "</textarea>",
  ],
  ...[
    "<table>",
    "<tr>",
    "<td>",
    "</td>",
    "</table>",
    "<select>",
    "<option>",
    "</select>",
    "<html lang=x>",
    "<body>",
    '<line x="/>"/>',
  ],
);

test("markup that is written as it was read has the same form and dangers as beside a comment, where it is read twice", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join("");
      const once = cleanHtml(text, { isDocument: false });
      if (once.dangers.length === 0) expect(once).toEqual(cleanHtml(`<!--c-->${text}`, { isDocument: false }));
    }),
    { numRuns: 5000 },
  );
});
