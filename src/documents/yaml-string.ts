/**
 * Text as a YAML string in double quotes, on one line (YAML 1.2, 7.3.1). JSON's escapes are YAML's; the few characters that YAML does not print are escaped besides.
 */
export const yamlString = (text: string): string =>
  JSON.stringify(text.replace(/\s+/g, " ").trim()).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
