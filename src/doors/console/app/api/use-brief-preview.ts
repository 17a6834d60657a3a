import { useEffect, useState } from "react";
import { call, type Input, type Output } from "#/doors/console/app/api/call";
import { RequestFailure } from "#/doors/console/app/api/request-failure";

export type BriefPreview = Output<"preview_brief">;

const none: readonly string[] = [];

/** How long a person has to stop typing before a preview is asked for, milliseconds. */
const pauseMs = 300;

/** Fields of a brief that a preview can be made without, so that everything that is wrong is found at once. */
const leftOutMax = 12;
const fieldWords =
  /^(?:brief\.)?(copy\.)?(tagline|industry|audience|offer|values|adjectives|avoid|tone|brandColor|secondaryColor|headline|subhead|cta)\b/;

/** The brief without the field that a sentence names; undefined where it names none that the brief has. */
function withoutField({ brief, ...rest }: Input<"preview_brief">, sentence: string): Input<"preview_brief"> | undefined {
  const [, inCopy, field = ""] = fieldWords.exec(sentence) ?? [];
  const from: object = (inCopy ? brief.copy : brief) ?? {};
  if (!(field in from)) return undefined;
  const left = Object.fromEntries(Object.entries(from).filter(([name]) => name !== field));
  return { ...rest, brief: { ...brief, ...(inCopy ? { copy: left } : left), ...(!inCopy && { [field]: undefined }) } };
}

/** A preview of as much of a brief as can be made, and the server's sentence on each field that had to be left out for it. */
async function previewOf(input: Input<"preview_brief">, signal: AbortSignal) {
  const problems: string[] = [];
  for (let asked = input; ; ) {
    try {
      return { preview: await call("preview_brief", asked, { signal }), problems };
    } catch (thrown) {
      if (!(thrown instanceof RequestFailure) || thrown.status !== 400 || problems.length >= leftOutMax) throw thrown;
      const without = withoutField(asked, thrown.message);
      if (!without) throw thrown;
      problems.push(thrown.message);
      asked = without;
    }
  }
}

/**
 * What a brief would become, asked for when typing pauses; a question that a newer one has overtaken is called off. The last preview stays in view while the next is made
 * and when one fails; `failure` says why then, and `problems` what is wrong with single fields. `isAsking` holds from the first change on until the answer to the newest one. Without an input nothing is asked.
 */
export function useBriefPreview(input: Input<"preview_brief"> | undefined): {
  readonly preview: BriefPreview | undefined;
  readonly failure: unknown;
  readonly problems: readonly string[];
  readonly isAsking: boolean;
} {
  const [preview, setPreview] = useState<BriefPreview>();
  const [failure, setFailure] = useState<unknown>();
  const [problems, setProblems] = useState<readonly string[]>(none);
  const [answered, setAnswered] = useState<string>();
  const key = input && JSON.stringify(input);
  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    const ask = async () => {
      try {
        const made = await previewOf(JSON.parse(key), controller.signal);
        setPreview(made.preview);
        setProblems(made.problems);
        setFailure(undefined);
      } catch (thrown) {
        if (controller.signal.aborted) return;
        setFailure(thrown);
        setProblems(none);
      } finally {
        if (!controller.signal.aborted) setAnswered(key);
      }
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);
  if (key === undefined) return { preview: undefined, failure: undefined, problems: none, isAsking: false };
  return { preview, failure, problems, isAsking: answered !== key };
}
