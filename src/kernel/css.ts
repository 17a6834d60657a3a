/**
 * Template tag for style sheets. A rule is written with one declaration a line and printed on one:
 * line breaks inside a rule, with the indentation around them, print one space. Line breaks between
 * rules are printed.
 *
 * @example
 * css`
 * .card {
 *   padding: ${padding};
 *   border-radius: var(--radius-md);
 * }
 * .card h2 { margin: 0; }`
 */
export function css(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let literals = literalsByTemplate.get(strings);
  if (!literals) {
    literals = joinRules(strings);
    literalsByTemplate.set(strings, literals);
  }
  let text = literals[0] ?? "";
  for (let index = 0; index < values.length; index++) text += `${values[index]}${literals[index + 1] ?? ""}`;
  return text;
}

/** The literals of each template with its rules joined, so that it is done once. */
const literalsByTemplate = new WeakMap<TemplateStringsArray, readonly string[]>();

/** At-rules whose block contains declarations. */
const declarationAtRules = /^@(?:font-face|page|property|counter-style)\b/;

function joinRules(literals: readonly string[]): readonly string[] {
  let prelude = "";
  const isRule: boolean[] = [];
  return literals.map((literal, index) => {
    if (index > 0) prelude += "$";
    let joined = "";
    for (let position = 0; position < literal.length; position++) {
      const character = literal.charAt(position);
      if (character === "\n" && (isRule.at(-1) || /[^$\s]/.test(prelude))) {
        while (/\s/.test(literal.charAt(position + 1))) position++;
        joined = `${joined.trimEnd()} `;
        continue;
      }
      joined += character;
      if (character === "{") isRule.push(!prelude.trim().startsWith("@") || declarationAtRules.test(prelude.trim()));
      if (character === "}") isRule.pop();
      prelude = "{};".includes(character) ? "" : prelude + character;
    }
    return joined;
  });
}
