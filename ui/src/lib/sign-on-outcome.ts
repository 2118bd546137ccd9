import { useEffect, useState } from "react";

/** How a sign-in by a service went, as the server says it behind "#" of the page that it leads back to. */
export type SignOnOutcome = { kind: "none" } | { kind: "done" } | { kind: "problem"; reason: string };

function outcomeInAddress(): SignOnOutcome {
  const said = new URLSearchParams(location.hash.slice(1)).get("dienst");
  if (!said) return { kind: "none" };
  return said === "fertig" ? { kind: "done" } : { kind: "problem", reason: said };
}

/** What the page was led to with. It is taken out of the address, so that going back does not say it again. */
export function useSignOnOutcome(): SignOnOutcome {
  const [outcome] = useState(outcomeInAddress);
  useEffect(() => {
    if (outcome.kind !== "none") history.replaceState(history.state, "", location.pathname + location.search);
  }, [outcome]);
  return outcome;
}
