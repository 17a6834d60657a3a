import { Failure } from "#/kernel/errors";
import type { Brand } from "#/model/brand";
import type { Repositories } from "#/store/store";

/** Throws `conflict` for a brand that is a copy of one in another Livery. */
export async function assertNotMirrored(
  { mirrors }: Pick<Repositories, "mirrors">,
  { id, name }: Pick<Brand, "id" | "name">,
): Promise<void> {
  const mirror = await mirrors.findByBrand(id);
  if (!mirror) return;
  throw new Failure(
    "conflict",
    `“${name}” is a copy from ${mirror.source} and cannot be edited here. Change it there and pull it again, ` +
      "or duplicate the brand and edit the duplicate.",
  );
}
