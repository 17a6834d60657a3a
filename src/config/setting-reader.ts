import { readFileSync } from "node:fs";
import { Failure, getSystemErrorCode } from "#/kernel/errors";
import type { Flags } from "#/kernel/setting";
import { type SettingName, settings } from "#/config/settings";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads single settings and collects what is wrong with them. */
export class SettingReader {
  readonly #problems: string[] = [];
  constructor(
    readonly flags: Flags,
    readonly environment: Environment,
  ) {}

  get(name: SettingName): string {
    const { flag, variable, fallback } = settings[name];
    return (this.flags[flag] ?? this.environment[variable] ?? "").trim() || fallback;
  }

  isSet(name: SettingName): boolean {
    const { flag, variable } = settings[name];
    return (this.flags[flag] ?? this.environment[variable] ?? "").trim() !== "";
  }

  /** The entries of a list separated by commas or spaces. */
  getList(name: SettingName): readonly string[] {
    return this.get(name)
      .split(/[\s,]+/)
      .filter((entry) => entry !== "");
  }

  /** A secret setting: the file that its flag or `…_FILE` names, else its variable. */
  readSecret(name: SettingName): string {
    const { flag, variable } = settings[name];
    const path = (this.flags[flag] ?? this.environment[`${variable}_FILE`] ?? "").trim();
    const value = (this.environment[variable] ?? "").trim();
    if (path === "") return value;
    if (value !== "" && this.flags[flag] === undefined)
      this.report(`${variable} and ${variable}_FILE are both set. Remove one of them.`);
    try {
      return readFileSync(path, "utf8").trim();
    } catch (error) {
      // The path is not shown: it may be the secret itself, set by mistake.
      const reason = getSystemErrorCode(error) || "unknown reason";
      this.report(`The file in --${flag} (${variable}_FILE) cannot be read (${reason}). Check its path and permissions.`);
      return "";
    }
  }

  report(problem: string): void {
    this.#problems.push(problem);
  }

  reportInvalid(name: SettingName, requirement: string): void {
    const { flag, variable } = settings[name];
    this.report(`--${flag} (${variable}) ${requirement}; it is "${redactSecrets(this.get(name))}".`);
  }

  throwProblems(): void {
    if (this.#problems.length > 0) throw new Failure("invalid", this.#problems.join("\n"));
  }
}

/**
 * A value that is safe to show in messages: passwords in addresses, keys and signing secrets are
 * left out.
 */
export const redactSecrets = (value: string) =>
  /^([A-Za-z0-9+/_-]{43}=?|[0-9a-fA-F]{64})$/.test(value)
    ? "[left out: looks like a key]"
    : value.replace(/\/\/[^/\s@]*@/g, "//[left out]@").replace(/\b(lvh?|whsec)_[A-Za-z0-9+/_=-]+/g, "$1_[left out]");
