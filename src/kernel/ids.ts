const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** The prefix of an id, which says what kind of thing it identifies. */
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
  | "dis"
  | "imp"
  | "cli"
  | "grt"
  | "prp"
  | "sgn";

/**
 * An id of one kind of thing. An id of another kind is a compile error.
 *
 * @example
 * const id: Id<"ds"> = createId("ds");
 */
export type Id<Prefix extends IdPrefix> = `${Prefix}_${string}`;

/** Whether a text is an id of this kind, going by its prefix. What it identifies may not exist. */
export const isId = <Prefix extends IdPrefix>(prefix: Prefix, text: string): text is Id<Prefix> => text.startsWith(`${prefix}_`);

/**
 * Creates an id: the prefix, an underscore and a UUIDv7 as 26 characters of lower-case Crockford
 * base32. Ids sort by the time of their creation.
 */
export function createId<Prefix extends IdPrefix>(prefix: Prefix): Id<Prefix> {
  let value = BigInt(`0x${Bun.randomUUIDv7("hex").replaceAll("-", "")}`);
  let text = "";
  for (let index = 0; index < 26; index++) {
    text = alphabet[Number(value & 31n)] + text;
    value >>= 5n;
  }
  return `${prefix}_${text}`;
}
