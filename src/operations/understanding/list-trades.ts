import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { organizationKinds } from "#/model/organization-kind";
import { defineOperation } from "#/operations/operation";
import { sectors } from "#/studio/understanding/trades/trade";

export const listTrades = defineOperation({
  name: "list_trades",
  title: "List trades",
  summary: "Lists the trades that Livery recognises in briefs. A brief's `trade` takes their ids.",
  tag: "Brands",
  access: "public",
  cacheable: true,
  isImmutable: true,
  input: StrictObject({}),
  output: StrictObject({
    trades: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: "The trade's id" }),
          label: Type.String({ description: "The trade in English" }),
          sector: StringEnum(sectors, { description: "The branch of work that it belongs to" }),
          kind: StringEnum(organizationKinds, { description: "The usual kind of organisation" }),
        },
        { title: "Trade" },
      ),
    ),
  }),
  example: {
    input: {},
    output: { trades: [{ id: "bakery", label: "Bakery", sector: "food", kind: "shop" }] },
  },
  rest: { method: "GET", path: "/api/v1/trades" },
  async run() {
    const { listTrades } = await import("#/studio/understanding/trades/trades");
    return { trades: listTrades().map(({ id, label, sector, kind }) => ({ id, label, sector, kind })) };
  },
});
