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
  ...[
    "&#39;",
    "'",
    "\u00a0",
    "&nbsp;",
    " data-sample",
    ' data-sample=""',
    "<p data-sample>",
    "<p data-sample id=a>",
    "<p title='&#39;'>",
  ],
  ...["<p title=&#39;>", "<p &#39;=a>", '<p title="&#39;\u00a0 data-sample ">', '<p style="color: red\u00a0">', "<![CDATA["],
  ...['<p style="font-family: &#39;a&#39;">', "<!--"],
);

test("markup that templates write in another form than the writer keeps the writer's", () => {
  const text = '<p data-sample>L&#39;\u00e9t\u00e9\u00a0: <b title="d&#39;ici\u00a0">a</b></p>';
  expect(cleanHtml(text, { isDocument: false })).toEqual({
    html: '<p data-sample="">L\'\u00e9t\u00e9&nbsp;: <b title="d\'ici&nbsp;">a</b></p>',
    dangers: [],
  });
});

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
