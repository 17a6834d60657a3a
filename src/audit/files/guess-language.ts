/** The languages of a text without a file name. `classes` is a list of class names. */
export const textLanguages = ["html", "css", "scss", "jsx", "tsx", "vue", "svelte", "classes"] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** How much of a text is looked at. */
const maxLength = 20_000;

/** What only scripts with JSX or style objects have. */
const scriptPatterns = [
  /className=/,
  /=\{\{/,
  /style=\{/,
  /<>/,
  /^import /m,
  /^export /m,
  /=> ?[({<]/,
  /\bfunction [a-z]/i,
  /\bconst [a-z]/i,
];
const sveltePatterns = [/\{[#@:/](?:if|each|await|key|html|else|snippet|render)\b/, /\$props\(\)/];
const cssPattern = /^@(?:import|theme|layer|apply|tailwind|media|utility|config)\b/m;

/** Guesses the language of a text by what only that language has. */
export function guessLanguage(whole: string): TextLanguage {
  const text = whole.slice(0, maxLength).trim();
  const isScript = scriptPatterns.some((pattern) => pattern.test(text));
  if (/<\/?[a-z!]/i.test(text)) {
    if (/^<(?:!doctype|html|head|body)\b/i.test(text)) return "html";
    if (/^<(?:script|template|style)\b/.test(text) && /<template|<script setup/.test(text)) return "vue";
    if (sveltePatterns.some((pattern) => pattern.test(text))) return "svelte";
    return isScript ? "tsx" : "html";
  }
  if (isScript) return "tsx";
  if (cssPattern.test(text) || text.includes("{") || text.includes(";")) return "css";
  return /: /.test(text) ? "css" : "classes";
}
