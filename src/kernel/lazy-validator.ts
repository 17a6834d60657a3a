import type { TSchema } from "@sinclair/typebox";
import { type TypeCheck, TypeCompiler } from "@sinclair/typebox/compiler";

/** A schema's validator, compiled at first use: compiling takes milliseconds, which the start of a server does without. */
export function createLazyValidator<Schema extends TSchema>(schema: Schema): () => TypeCheck<Schema> {
  let validator: TypeCheck<Schema> | undefined;
  return () => {
    validator ??= TypeCompiler.Compile(schema);
    return validator;
  };
}
