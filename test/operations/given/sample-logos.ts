/** Logos of several kinds, drawn for these tests. */
const svg = (viewBox: string, content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${attributes}>${content}</svg>`;

/** A red disc with a white bar, with empty space around it. */
export const discSymbol = svg(
  "0 0 100 100",
  '<circle cx="50" cy="50" r="40" fill="#e4002b"/><path fill="#fff" d="M30 45h40v10H30z"/>',
);

/** Dark blue letters in one colour, styled by classes, on a shifted view box. */
export const blueWordmark = svg(
  "-20 0 300 60",
  "<style>.l{fill:#123456}</style>" +
    '<path class="l" d="M10 10h10v40H10zM40 10h10v40H40zM70 10h30v10H80v30H70z"/>' +
    '<rect class="l" x="120" y="10" width="100" height="40" rx="20"/>',
);

/** A gradient and a line. */
export const gradientSymbol = svg(
  "0 0 100 100",
  '<linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>' +
    '<path d="M10 10h80v20H30v60H10z" fill="url(#a)"/><path d="M50 50h40v40" fill="none" stroke="#0a0" stroke-width="8"/>',
);

/** Two discs in different colours that overlap. */
export const touchingSymbol = svg(
  "0 0 150 100",
  '<circle cx="50" cy="50" r="50" fill="#eb001b"/><circle cx="100" cy="50" r="50" fill="#f79e1b"/>',
);

/** Forty thin bars, too fine for a favicon. */
export const fineSymbol = svg(
  "0 0 100 100",
  Array.from({ length: 20 }, (_, index) => `<path fill="#0b5d6b" d="M${index * 5} 0h2v100h-2z"/>`).join(""),
);

/** Symbol and letters side by side, all white. */
export const whiteLockup = svg("0 0 200 50", '<path fill="#fff" d="M0 0h50v50H0zM70 10h20v30H70zM100 10h90v30h-90z"/>');

/** Live text, which has no outlines. */
export const textWordmark = svg("0 0 200 50", '<text x="0" y="40" font-family="Acme Sans" font-size="40">Acme</text>');
