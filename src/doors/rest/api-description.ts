import { Elysia } from "elysia";

/** Where the API description is served. */
export const descriptionPath = "/api/v1/openapi.json";

/** The API for machines, made when it is first asked for: the OpenAPI description. For people the same stands at `/docs`. */
export function apiDescription(baseUrl: string) {
  let description: Promise<string> | undefined;
  const describe = async () => (await import("#/doors/rest/openapi")).descriptionOf(baseUrl);
  return new Elysia().get(descriptionPath, async () => {
    description ??= describe();
    return new Response(await description, {
      headers: {
        "x-content-type-options": "nosniff",
        "cache-control": "no-cache",
        "content-type": "application/json",
        "access-control-allow-origin": "*",
      },
    });
  });
}
