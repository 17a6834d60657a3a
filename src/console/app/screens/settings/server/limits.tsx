import type { Maintenance } from "#data/console-api";
import { Facts } from "#/console/app/components/facts";
import { formatBytes } from "#/console/app/components/format";
import { Section } from "#/console/app/components/section";
import { Table } from "#/console/app/components/table";

type Limit = Maintenance["rateLimits"][number];

const labels: Readonly<Record<Limit["class"], readonly [name: string, caller: string]>> = {
  public: ["Public requests", "IP address"],
  static: ["Previews, fonts and assets", "IP address"],
  drawing: ["Images that are rendered", "IP address"],
  screenshot: ["Screenshots", "Key, person or IP address"],
  key: ["Requests with a key or session", "Key or person"],
  unauthorized: ["Requests without a valid key", "IP address"],
  "sign-in": ["Sign-ins", "IP address"],
  import: ["Imports and webhook tests", "Key or person"],
};

/** The rate limits and quotas that are in force. */
export function Limits({ rateLimits, quotas }: Pick<Maintenance, "rateLimits" | "quotas">) {
  return (
    <Section title="Limits" lead="Rejected requests are counted since the server started.">
      <Table<Limit>
        caption="Rate limits"
        rows={rateLimits}
        getRowKey={(row) => row.class}
        columns={[
          { id: "name", label: "Requests", isName: true, cell: (row) => labels[row.class][0] },
          { id: "caller", label: "Counted per", cell: (row) => labels[row.class][1] },
          {
            id: "limit",
            label: "A minute",
            align: "end",
            cell: ({ perMinute }) => (perMinute === null ? "No limit" : perMinute.toLocaleString("en")),
          },
          { id: "rejected", label: "Rejected", align: "end", cell: ({ rejected }) => rejected.toLocaleString("en") },
        ]}
      />
      <Facts
        rows={[
          ["Imports of a workspace", formatQuota(quotas.workspaceBytes)],
          ["Imports of a design", formatQuota(quotas.designBytes)],
        ]}
      />
    </Section>
  );
}

const formatQuota = (bytes: number | null) => (bytes === null ? "No limit" : `At most ${formatBytes(bytes)}`);
