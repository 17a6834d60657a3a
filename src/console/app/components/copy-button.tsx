import { useEffect, useState } from "react";
import { Button } from "#/console/app/components/button";
import { showErrorToast } from "#/console/app/state/toasts";
import { RequestFailure } from "#/console/app/api/call-operation";

type CopyButtonProps = {
  readonly text: string;
  /** Says what is copied if the context does not: “Copy link”. */
  readonly label?: string | undefined;
  readonly size?: "small" | "medium" | undefined;
  readonly variant?: "primary" | "secondary" | "quiet" | undefined;
};

/** Copies text to the clipboard and confirms it on the button and to screen readers. */
export function CopyButton({ text, label = "Copy", size = "small", variant }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showErrorToast(new RequestFailure("The browser blocked access to the clipboard. Select the text and copy it.", 0));
    }
  };
  return (
    <>
      <Button size={size} variant={variant} icon={isCopied ? "check" : "copy"} onClick={copy}>
        {isCopied ? "Copied" : label}
      </Button>
      <span className="unseen" role="status">
        {isCopied ? "Copied" : ""}
      </span>
    </>
  );
}
