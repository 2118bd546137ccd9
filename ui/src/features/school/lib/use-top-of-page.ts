import { useEffect } from "react";

/** Begins at the top of the page, as a new screen does, where one address has several. */
export function useTopOfPage(): void {
  useEffect(() => window.scrollTo(0, 0), []);
}
