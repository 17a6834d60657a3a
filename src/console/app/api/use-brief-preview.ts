import { useEffect, useState } from "react";
import { callOperation, type Input, type Output, RequestFailure } from "#/console/app/api/call-operation";

type BriefPreview = Output<"preview_brief">;

const noProblems: readonly string[] = [];

/** Pause in typing before a preview is requested, in milliseconds. */
const debounceMs = 300;

/** The most fields that are left out of a preview to report all invalid ones at once. */
const maxOmittedFields = 12;

/** The fields that a preview can do without. */
const optionalFields = [
  "tagline",
  "industry",
  "audience",
  "offer",
  "values",
  "adjectives",
  "avoid",
  "tone",
  "language",
  "kind",
  "trade",
  "brandColor",
  "secondaryColor",
  "headline",
  "subhead",
  "cta",
  "features",
  "plans",
  "navigation",
  "pages",
  "archetype",
  "mark",
  "seed",
];
const optionalFieldPattern = new RegExp(`^(?:brief\\.)?(copy\\.)?(${optionalFields.join("|")})\\b`);

/** Whether a message of the server is about a field of the brief. */
export const isAboutBriefField = (message: string): boolean =>
  optionalFieldPattern.test(message) || /^(?:brief\.)?name\b/.test(message);

/** The brief without the field that a message names; undefined if the brief has no such field. */
function withoutField({ brief, ...rest }: Input<"preview_brief">, message: string): Input<"preview_brief"> | undefined {
  const [, inCopy, field = ""] = optionalFieldPattern.exec(message) ?? [];
  const source: object = (inCopy ? brief.copy : brief) ?? {};
  if (!(field in source)) return undefined;
  const remaining = Object.fromEntries(Object.entries(source).filter(([name]) => name !== field));
  return { ...rest, brief: { ...brief, ...(inCopy ? { copy: remaining } : remaining), ...(!inCopy && { [field]: undefined }) } };
}

/**
 * A preview of the valid part of a brief, and the server's message for each field that was left
 * out.
 */
async function fetchPreview(input: Input<"preview_brief">, signal: AbortSignal) {
  const problems: string[] = [];
  for (let request = input; ; ) {
    try {
      return { preview: await callOperation("preview_brief", request, { signal }), problems };
    } catch (thrown) {
      if (!(thrown instanceof RequestFailure) || thrown.status !== 400 || problems.length >= maxOmittedFields) throw thrown;
      const reduced = withoutField(request, thrown.message);
      if (!reduced) throw thrown;
      problems.push(thrown.message);
      request = reduced;
    }
  }
}

/**
 * The result of a brief, requested when typing pauses; a newer request cancels an older one. The
 * last preview stays while the next one loads or fails. `failure` is set if the whole request
 * failed, `problems` if single fields are invalid. `isLoading` holds from the first change to the
 * response to the newest one. Nothing is requested without an input.
 */
export function useBriefPreview(input: Input<"preview_brief"> | undefined): {
  readonly preview: BriefPreview | undefined;
  readonly failure: unknown;
  readonly problems: readonly string[];
  readonly isLoading: boolean;
} {
  const [preview, setPreview] = useState<BriefPreview>();
  const [failure, setFailure] = useState<unknown>();
  const [problems, setProblems] = useState<readonly string[]>(noProblems);
  const [previewedKey, setPreviewedKey] = useState<string>();
  const key = input && JSON.stringify(input);
  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    const loadPreview = async () => {
      try {
        const result = await fetchPreview(JSON.parse(key), controller.signal);
        setPreview(result.preview);
        setProblems(result.problems);
        setFailure(undefined);
      } catch (thrown) {
        if (controller.signal.aborted) return;
        setFailure(thrown);
        setProblems(noProblems);
      } finally {
        if (!controller.signal.aborted) setPreviewedKey(key);
      }
    };
    const timer = setTimeout(loadPreview, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);
  if (key === undefined) return { preview: undefined, failure: undefined, problems: noProblems, isLoading: false };
  return { preview, failure, problems, isLoading: previewedKey !== key };
}
