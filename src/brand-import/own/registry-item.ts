import type { CssDeclaration } from "#/brand-import/css/read-declarations";
import type { Json } from "#/brand-import/found-token";
import { getOwn, isObject } from "#/brand-import/json/parse-json-file";

/** The variables of a shadcn registry item, by mode. Empty if a file is none. */
export function listRegistryDeclarations(file: string, value: Json): readonly CssDeclaration[] {
  const items = getOwn(value, "items");
  const custom = getOwn(getOwn(value, "meta"), "customTokens");
  const names: ReadonlySet<Json> = new Set(Array.isArray(custom) ? custom : []);
  const themes = [value, ...(Array.isArray(items) ? items : [])].map((item) => getOwn(item, "cssVars"));
  return themes.flatMap((theme) =>
    isObject(theme)
      ? (["theme", "light", "dark"] as const).flatMap((mode) => {
          const variables = getOwn(theme, mode);
          return isObject(variables)
            ? Object.entries(variables).flatMap(([name, text]): CssDeclaration[] =>
                typeof text === "string"
                  ? [
                      {
                        file,
                        property: `--${name.replace(/^--/, "")}`,
                        value: text,
                        scope: { mode: mode === "dark" ? "dark" : "default", owner: "" },
                        isTheme: mode === "theme",
                        isCustom: names.has(name),
                      },
                    ]
                  : [],
              )
            : [];
        })
      : [],
  );
}
