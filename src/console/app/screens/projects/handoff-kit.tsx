import type { DesignDetails } from "#data/console-api";
import { getOperationUrl } from "#/console/app/api/call-operation";
import { useQuery } from "#/console/app/api/queries";
import { Badge } from "#/console/app/components/badge";
import { ButtonAnchor } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";
import { formatBytes, pluralize } from "#/console/app/components/format";

/** The design system as an archive for a design tool, with the result of its checks. */
export function HandoffKit({ design: { id } }: { readonly design: DesignDetails }) {
  const { data } = useQuery("get_partner_design_kit", { id });
  const bytes = data?.files.reduce((sum, file) => sum + file.bytes, 0) ?? 0;
  return (
    <Section
      title="Design tool kit"
      lead="Tokens, components with their states, and the rules, packed for a design tool."
      actions={
        <ButtonAnchor icon="download" href={getOperationUrl("download_partner_design_kit", { id })} download>
          Download kit
        </ButtonAnchor>
      }
    >
      {data && (
        <details className="brief-more">
          <summary>
            {pluralize(data.files.length, "file")}, {formatBytes(bytes)}{" "}
            <Badge tone={data.validation.ok ? "success" : "danger"}>{data.validation.ok ? "Valid" : "Has problems"}</Badge>
          </summary>
          <ul className="kit-files">
            {data.files.map(({ path, bytes: size }) => (
              <li key={path}>
                <code>{path}</code>
                <span className="quiet">{formatBytes(size)}</span>
              </li>
            ))}
          </ul>
          {data.validation.checks
            .filter(({ ok }) => !ok)
            .map(({ id: check, message }) => (
              <Notice key={check} tone="warning">
                {message}
              </Notice>
            ))}
        </details>
      )}
    </Section>
  );
}
