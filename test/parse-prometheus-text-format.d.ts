declare module "parse-prometheus-text-format" {
  type ParsedSample = {
    labels?: Record<string, string>;
    value?: string;
    buckets?: Record<string, string>;
    count?: string;
    sum?: string;
  };
  export type ParsedMetric = { name: string; help: string; type: string; metrics: ParsedSample[] };
  export default function parse(text: string): ParsedMetric[];
}
