/** A parameter, or a property of a request or response body. */
export type ReferenceField = {
  readonly name: string;
  /** A short type name: `string`, `list of Version`, `light | dark`. */
  readonly type: string;
  readonly description: string;
  readonly isRequired: boolean;
};

/** One endpoint of the API. */
export type ReferenceEntry = {
  readonly id: string;
  readonly tag: string;
  readonly title: string;
  readonly method: string;
  /** Path with `{name}` for each parameter. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string | undefined;
  /** Who may call it. */
  readonly access: string;
  readonly inPath: readonly ReferenceField[];
  readonly inQuery: readonly ReferenceField[];
  readonly inBody: readonly ReferenceField[];
  /** HTTP status of a successful response. */
  readonly success: number;
  /** Properties of the response body, if it is JSON. */
  readonly response: readonly ReferenceField[];
  /** What the response body is, if it is not JSON. */
  readonly media?: string | undefined;
  /** A sample request, and the response to it. */
  readonly example?: { readonly request: string; readonly response?: string | undefined } | undefined;
};
