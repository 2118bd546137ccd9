import { useEffect, useState } from "react";
import { wantsStillness } from "@/lib/scroll.ts";

const changeEveryMs = 6_000;

/** One of the examples; another every six seconds, unless motion is to be reduced. */
export function useChangingExample(examples: readonly string[]): string {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (wantsStillness()) return;
    const timer = setInterval(() => setIndex((before) => before + 1), changeEveryMs);
    return () => clearInterval(timer);
  }, []);
  return examples[index % examples.length] ?? "";
}
