/** A value that goes into a call or comes out of it. */
export type ReferenceField = {
  readonly name: string;
  /** What it is, in a word or a few: `string`, `list of Version`, `light | dark`. */
  readonly type: string;
  readonly description: string;
  readonly isRequired: boolean;
};

/** One route of the API as the reference shows it. */
export type ReferenceEntry = {
  readonly id: string;
  readonly tag: string;
  readonly title: string;
  readonly method: string;
  /** With `{name}` for what is to be filled in. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string | undefined;
  /** Who may call it. */
  readonly access: string;
  readonly inPath: readonly ReferenceField[];
  readonly inQuery: readonly ReferenceField[];
  readonly inBody: readonly ReferenceField[];
  /** The status of a success. */
  readonly success: number;
  /** The answer's properties, where it is JSON. */
  readonly response: readonly ReferenceField[];
  /** What the answer is, where it is not JSON. */
  readonly media?: string | undefined;
  /** A request, and the answer to it, as they go over the wire. */
  readonly example?: { readonly request: string; readonly response?: string | undefined } | undefined;
};
