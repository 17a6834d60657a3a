const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** The kinds of thing that have an id, by the prefix that their ids bear. */
export type IdPrefix =
  | "ws"
  | "usr"
  | "key"
  | "br"
  | "ds"
  | "prj"
  | "sys"
  | "ver"
  | "art"
  | "whe"
  | "sub"
  | "dlv"
  | "evt"
  | "aud"
  | "ses"
  | "otl"
  | "chg"
  | "dis";

/**
 * A new id: the prefix, an underscore and a UUIDv7 as 26 letters of lower-case Crockford base32.
 * Ids made later sort later.
 */
export function createId(prefix: IdPrefix): string {
  let value = BigInt(`0x${Bun.randomUUIDv7("hex").replaceAll("-", "")}`);
  let text = "";
  for (let index = 0; index < 26; index++) {
    text = alphabet[Number(value & 31n)] + text;
    value >>= 5n;
  }
  return `${prefix}_${text}`;
}
