const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * A whole number in base 62, padded on the left with zeros to `length`. Higher digits are dropped.
 */
export function toBase62(value: number, length: number): string {
  let rest = Math.trunc(value);
  let text = "";
  for (let index = 0; index < length; index++) {
    text = letters.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** Random base 62 text from the cryptographic source, each letter equally likely. */
export function generateBase62(length: number): string {
  let text = "";
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < 248 && text.length < length) text += letters.charAt(byte % 62);
  return text;
}
