import { useEffect } from "react";
import { useInstallation } from "./use-installation.ts";

interface PageHead {
  /** The page's own title; the product's name is added. */
  title: string;
  /** Asks search engines to leave the page out. */
  noIndex?: boolean;
}

/** Sets the document's title and its robots rule while the component is mounted. */
export function usePageHead({ title, noIndex = false }: PageHead): void {
  const { productName, isSettled } = useInstallation();
  useEffect(() => {
    document.title = isSettled ? [title, productName].filter(Boolean).join(" – ") : title;
  }, [title, productName, isSettled]);
  useEffect(() => {
    if (!noIndex) return;
    const meta = document.createElement("meta");
    meta.name = "robots";
    meta.content = "noindex, nofollow";
    document.head.append(meta);
    return () => meta.remove();
  }, [noIndex]);
}
