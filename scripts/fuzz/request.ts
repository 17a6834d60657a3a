import type { Random } from "#/kernel/random";

/** One request of the fuzzer. The same seed, kind and number always produce the same request. */
export type FuzzRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** What is wrong with the body of a response that is no error; undefined if nothing is. */
  inspect?(text: string): string | undefined;
};

/** What exists on the server under test, so that requests can pass the first checks. */
export type Target = {
  readonly key: string;
  readonly cookie: string;
  readonly origin: string;
  readonly workspaceId: string;
  readonly brandId: string;
  /** A design whose project is paused for external work; it only receives imports. */
  readonly designId: string;
  /** A design that any request may change, and its project. */
  readonly scratch: { readonly designId: string; readonly projectId: string };
  /** A published system. */
  readonly systemSlug: string;
  readonly openapi: OpenApi;
};

/** The part of the OpenAPI document that requests are generated from. */
export type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
};
export type OpenApiOperation = {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
};
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
};

/** Generates the requests of one kind. */
export type Generator = (random: Random, target: Target) => FuzzRequest;

export const encodeText = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A size in characters, log-uniform: mostly small, sometimes close to `max`. */
export const randomSize = (random: Random, max: number): number => Math.floor(Math.exp(random.next() * Math.log(max)));

/** Corrupts bytes in a few places: changed, truncated, duplicated or reordered. */
export function corrupt(bytes: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  const at = () => random.integer(0, Math.max(0, copy.length - 1));
  switch (random.integer(0, 4)) {
    case 0:
      return copy.slice(0, at());
    case 1:
      for (let count = random.integer(1, 16); count > 0; count--) copy[at()] = random.integer(0, 255);
      return copy;
    case 2: {
      const [from, to] = [at(), at()];
      copy.copyWithin(Math.min(from, to), Math.max(from, to));
      return copy;
    }
    case 3: {
      const repeated = new Uint8Array(copy.length * 2);
      repeated.set(copy);
      repeated.set(copy, copy.length);
      return repeated.slice(0, 4_100_000);
    }
    default:
      return copy;
  }
}
