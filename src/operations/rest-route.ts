import type { TSchema } from "@sinclair/typebox";

/** The REST route of an operation. */
export type RestRoute = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /**
   * A `:name` is a path parameter and must be a property of the input. The other properties come
   * from the query (GET and DELETE) or from a JSON body (POST and PATCH).
   */
  readonly path: `/${string}`;
  /**
   * The route takes only paths that end so. Other paths of the same form are those of the operation
   * without one.
   */
  readonly extension?: `.${string}`;
  /** The status of a success; 200 by default. */
  readonly success?: 200 | 201 | 202;
  /** The largest body, bytes; 1 MiB by default. */
  readonly maxBodyBytes?: number;
  /** The body is a file: the property that takes its bytes, and its possible media types. */
  readonly rawBody?: { readonly property: string; readonly mediaTypes: readonly string[] };
  /** Not in the OpenAPI document: pages for browsers, and routes that only another Livery calls. */
  readonly hidden?: true;
  /** Pages of any origin may read the response (CORS, without credentials). */
  readonly anyOrigin?: true;
};

/** A response that is not the operation's JSON, for the OpenAPI document. */
export type MediaResponse = {
  readonly mediaTypes: readonly string[];
  readonly description: string;
  /** The schemas of the media types that are JSON. */
  readonly schemas?: Readonly<Record<string, TSchema>>;
  /** The response is a file with a name (`Content-Disposition`). */
  readonly isFile?: true;
  /** Descriptions of further response headers, by name. */
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * The names of a path's parameters.
 *
 * @example
 * type Names = PathParameter<"/api/v1/brands/:id/designs">; // "id"
 */
export type PathParameter<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/**
 * What a route must satisfy for an input: each path parameter and the file of the body are among
 * its properties.
 */
export type RouteForInput<Route, Input> = Route extends {
  readonly path: infer Path extends string;
  readonly rawBody?: { readonly property: infer BodyProperty };
}
  ? {
      readonly path: [PathParameter<Path>] extends [keyof Input]
        ? Path
        : `the input has no property "${Exclude<PathParameter<Path>, keyof Input>}"`;
      readonly rawBody?: { readonly property: BodyProperty & keyof Input };
    }
  : unknown;
