import { useEffect, useState } from "react";
import { call, type Input, type Output } from "#/doors/console/app/api/call";

export type BriefPreview = Output<"preview_brief">;

/** How long a person has to stop typing before a preview is asked for, milliseconds. */
const pauseMs = 300;

/**
 * What a brief would become, asked for when typing pauses; a question that a newer one has overtaken is called off. The last preview stays in view while the next is made
 * and when one fails; `failure` says why then. `isAsking` holds from the first change on until the answer to the newest one. Without an input nothing is asked.
 */
export function useBriefPreview(input: Input<"preview_brief"> | undefined): {
  readonly preview: BriefPreview | undefined;
  readonly failure: unknown;
  readonly isAsking: boolean;
} {
  const [preview, setPreview] = useState<BriefPreview>();
  const [failure, setFailure] = useState<unknown>();
  const [answered, setAnswered] = useState<string>();
  const key = input && JSON.stringify(input);
  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    const ask = async () => {
      try {
        setPreview(await call("preview_brief", JSON.parse(key), { signal: controller.signal }));
        setFailure(undefined);
      } catch (thrown) {
        if (!controller.signal.aborted) setFailure(thrown);
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
  if (key === undefined) return { preview: undefined, failure: undefined, isAsking: false };
  return { preview, failure, isAsking: answered !== key };
}
