import { useEffect, useState } from "react";

/** Milliseconds for which a copy is told of (SALE-17). */
const copiedMs = 1000;

/** Copies texts, and says for a second that one was copied. `copy` rejects where there is no clipboard, as on plain http. */
export function useCopied(): { isCopied: boolean; copy(text: string): Promise<void> } {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each copy is told for its own second
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied, copies]);
  return {
    isCopied,
    async copy(text) {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setCopies((count) => count + 1);
    },
  };
}
