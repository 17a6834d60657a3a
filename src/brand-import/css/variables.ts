import { listFallbackModes, ModeNames } from "#/brand-import/mode-name";
import { maxReferenceDepth, maxValueLength } from "#/brand-import/import-limits";

/** A custom property in one scope. */
export type VariableEntry = {
  readonly file: string;
  readonly mode: string;
  readonly owner: string;
  readonly value: string;
  readonly isTheme?: boolean | undefined;
  readonly isCustom?: boolean | undefined;
  readonly presetName?: string | undefined;
};

/** What a value is after its variables are replaced; `problem` says why it has none. */
export type ResolvedText = { readonly text: string } | { readonly problem: string };

/** Where a value is looked up. */
export type LookupScope = { readonly file: string; readonly mode: string; readonly owner: string };

/**
 * The custom properties of all style sheets of an import. `var()` is resolved as a browser does in
 * one mode, with limits of depth and length; a cycle has no value.
 */
export class Variables {
  readonly #entries = new Map<string, VariableEntry[]>();
  readonly #resolved = new Map<string, ResolvedText>();
  readonly #modes = new ModeNames("default", "dark");
  #characters: number;

  constructor(maxCharacters: number) {
    this.#characters = maxCharacters;
  }

  get modes(): readonly string[] {
    return [...this.#modes.names];
  }

  /** Notices of what is beyond the limits. */
  get notices(): readonly string[] {
    return this.#modes.describe();
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  add(name: string, entry: VariableEntry): void {
    if (!this.#modes.add(entry.mode)) return;
    const entries = this.#entries.get(name) ?? [];
    const same = entries.findIndex(
      ({ file, mode, owner }) => file === entry.file && mode === entry.mode && owner === entry.owner,
    );
    if (same < 0) entries.push(entry);
    else entries[same] = entry;
    this.#entries.set(name, entries);
  }

  list(name: string): readonly VariableEntry[] {
    return this.#entries.get(name) ?? [];
  }

  /**
   * The entry that applies in a scope: of the element, else of the page; of the file, else of
   * another.
   */
  find(name: string, { file, mode, owner }: LookupScope): VariableEntry | undefined {
    const entries = this.list(name);
    for (const place of owner === "" ? [""] : [owner, ""]) {
      for (const candidate of listFallbackModes(mode)) {
        const found = entries.filter((entry) => entry.mode === candidate && entry.owner === place);
        const best = found.find((entry) => entry.file === file) ?? found[0];
        if (best) return best;
      }
    }
    return undefined;
  }

  /** A variable's value in a scope. */
  resolve(name: string, scope: LookupScope, visited: readonly string[] = []): ResolvedText {
    const key = `${scope.mode}\n${scope.file}\n${scope.owner}\n${name}`;
    const known = this.#resolved.get(key);
    if (known) return known;
    if (visited.includes(name)) return { problem: `It refers to itself through ${name}` };
    if (visited.length > maxReferenceDepth) return { problem: `It refers through more than ${maxReferenceDepth} variables` };
    const entry = this.find(name, scope);
    if (!entry) return { problem: `It refers to ${name}, which none of the files defines` };
    if (entry.value.trim() === "initial") return { problem: `It refers to ${name}, which is reset with “initial”` };
    const result = this.replace(entry.value, { ...scope, file: entry.file }, [...visited, name]);
    // What is found inside a cycle depends on where the cycle was entered.
    if (visited.length === 0 || "text" in result) this.#resolved.set(key, result);
    return result;
  }

  /** A text with its variables replaced, in a scope. */
  replace(text: string, scope: LookupScope, visited: readonly string[] = []): ResolvedText {
    let output = "";
    let rest = text;
    for (let at = findCall(rest); at >= 0; at = findCall(rest)) {
      const end = findEnd(rest, at + 3);
      if (end < 0) return { problem: "Its brackets do not match" };
      const content = rest.slice(at + 4, end);
      const comma = content.indexOf(",");
      const name = (comma < 0 ? content : content.slice(0, comma)).trim();
      const own = this.resolve(name, scope, visited);
      const value =
        "problem" in own && comma >= 0 && visited.length <= maxReferenceDepth
          ? this.replace(content.slice(comma + 1).trim(), scope, [...visited, ""])
          : own;
      if ("problem" in value) return value;
      output += rest.slice(0, at) + value.text;
      rest = rest.slice(end + 1);
      this.#characters -= value.text.length;
      if (this.#characters < 0 || output.length > maxValueLength)
        return { problem: "Its value is too long once its variables are replaced" };
    }
    const result = output + rest;
    if (result.length > maxValueLength) return { problem: "Its value is too long" };
    return { text: result.trim() };
  }
}

/** Position of the next `var(` that is not part of a longer name, or −1. */
function findCall(text: string): number {
  for (let at = text.indexOf("var("); at >= 0; at = text.indexOf("var(", at + 4)) {
    if (at === 0 || !/[\w-]/.test(text[at - 1] ?? "")) return at;
  }
  return -1;
}

/** Position of the bracket that closes the one at `open`, or −1. */
function findEnd(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    if (text[index] === "(") depth++;
    else if (text[index] === ")" && --depth === 0) return index;
  }
  return -1;
}
